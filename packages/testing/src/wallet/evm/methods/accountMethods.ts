import { numberToHex } from 'viem'
import { isJsonObject } from '../../base/jsonObject.js'
import type { PromptChoice } from '../../base/prompt.js'
import { invalid, readObject } from '../requestParams.js'
import type { WalletCore } from '../walletCore.js'
import type { Method } from './method.js'
import { revokeGrant } from './permissionMethods.js'

/** Methods of EIP-1102 and EIP-2255, and related ones. */
export const accountMethods: Readonly<Record<string, Method>> = {
  eth_accounts: (core) => ({ run: () => core.visibleAddresses() }),
  eth_coinbase: (core) => ({ run: () => core.visibleAddresses()[0] ?? null }),

  eth_requestAccounts: (core) => {
    const { locked } = core.store.get()
    if (locked === 'blank') return { run: () => [''] }
    if (locked === 'throw') throw new Error('wallet must has at least one account')
    const known = core.store.shared()
    return {
      unlock: !(locked === 'show' && known?.length),
      ask: known?.length ? undefined : connectQuestion(core),
      run(choice) {
        if (!known?.length) connect(core, choice)
        return core.visibleAddresses()
      },
    }
  },

  wallet_getPermissions: (core) => {
    core.assertReports('wallet_getPermissions')
    return { run: () => permissions(core) }
  },

  wallet_requestPermissions: (core, params) => {
    readObject(params)
    return {
      unlock: true,
      ask: connectQuestion(core),
      run(choice) {
        connect(core, choice)
        return permissions(core)
      },
    }
  },

  /** Accepts both `{ eth_accounts: {} }` of EIP-2255 and `{ permissionContext }` of ERC-7715. */
  wallet_revokePermissions: (core, params) => {
    const what = readObject(params)
    const { eth_accounts: accounts, permissionContext: context } = what
    if (!isJsonObject(accounts) && typeof context !== 'string') throw invalid('nothing to revoke')
    return {
      run() {
        if (isJsonObject(accounts)) core.store.revoke()
        if (typeof context === 'string') revokeGrant(core, context)
        return null
      },
    }
  },
}

function connectQuestion(core: WalletCore) {
  return {
    kind: 'connect',
    accounts: core.accounts.map(({ address }) => address),
    selected: core.store.get().selected,
  } as const
}

function connect(core: WalletCore, choice: PromptChoice): void {
  const indices = choice.accounts ?? [core.store.get().selected]
  const first = indices[0]
  core.store.share(indices)
  if (first !== undefined && !indices.includes(core.store.get().selected)) core.store.select(first)
  core.events.emit('connect', { chainId: numberToHex(core.chain().id) })
}

/** Returns the permissions of EIP-2255, which stay while the wallet is locked. */
function permissions(core: WalletCore): readonly unknown[] {
  const addresses = core.sharedAddresses()
  if (addresses.length === 0) return []
  return [
    {
      invoker: core.origin,
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: addresses }],
    },
  ]
}
