import {
  actionError,
  afterPaint,
  type Capabilities,
  type Eip155Actions,
  isAppKitError,
  loadPart,
  readViemNames,
  silentAnswerMs,
  type WalletPermission,
} from '@latchkey/common'
import { askCapabilities } from './askCapabilities.js'
import { isRecord } from './isRecord.js'
import type { AskOptions } from './openWallet.js'
import { readPermissions } from './readPermissions.js'
import type { WalletAccess } from './walletAccess.js'

type Name = keyof Eip155Actions
type Action = (parameters: never) => Promise<unknown>

/** The actions of one session: what every wallet has, and what this one turns out to have. */
export type SessionActions = {
  offered(): Eip155Actions
  /** Looks again what the wallet granted, where that is not everything. */
  update(): void
}

/** What every wallet since 2018 has; the rest goes when the wallet says that it does not know the method. */
const required: readonly Name[] = [
  'signMessage',
  'sendTransaction',
  'estimateGas',
  'readContract',
  'writeContract',
  'waitForReceipt',
]

/**
 * Typed data and `watchAsset` cannot be asked about without a prompt: they are offered until the wallet says that it does
 * not know the method. EIP-5792 and what builds on it are offered once the wallet answered `wallet_getCapabilities`, the actions of
 * EIP-2255 once it answered `wallet_getPermissions`, and {@link named} actions once a capability or a permission names their method. A
 * wallet that granted its methods one by one is not asked: what it granted is offered. A restored wallet may be locked, and some open
 * their unlock window for every method but a few: it is asked when the app first reads the actions.
 */
export function createActions(
  wallet: WalletAccess,
  onChange: () => void,
  ended: AbortSignal,
  isRestored = false,
): SessionActions {
  const made = new Map<Name, Action>()
  const { grant } = wallet
  let names = grant?.actions() ?? [...required, 'signTypedData', 'signTypedDataV3', 'signTypedDataV1', 'watchAsset']
  let offered = compose()
  const unsupported = new Set<Name>()
  let isProbed = grant !== undefined
  if (!isRestored) probeOnce()
  return {
    offered() {
      probeOnce()
      return offered
    },
    update: () => grant && offer(grant.actions()),
  }

  function probeOnce(): void {
    if (isProbed) return
    isProbed = true
    void probe()
  }

  function compose(): Eip155Actions {
    for (const name of names) if (!made.has(name)) made.set(name, create(name))
    return Object.fromEntries(names.map((name) => [name, made.get(name)])) as Eip155Actions
  }

  function offer(next: readonly Name[]): void {
    names = next
    offered = compose()
    onChange()
  }

  function add(found: readonly Name[]): void {
    const fresh = found.filter((name) => !names.includes(name) && !unsupported.has(name))
    if (fresh.length > 0) offer([...names, ...fresh])
  }

  function create(name: Name): Action {
    return async (parameters) => {
      const { walletActions } = await loadPart(() => import('./walletActions.js'))
      const action: (wallet: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
      try {
        const answer = await action(wallet, readViemNames(parameters))
        if (!grant && permissionActions.includes(name)) add(namedByPermissions(readPermissions(answer)))
        return answer
      } catch (error) {
        if (isAppKitError(error, 'METHOD_NOT_SUPPORTED') && names.includes(name) && !required.includes(name)) {
          unsupported.add(name)
          offer(names.filter((other) => other !== name))
        }
        throw actionError(name, error)
      }
    }
  }

  async function probe(): Promise<void> {
    // The page shows the account first.
    await afterPaint(wallet.context.ports)
    // EIP-2255 and EIP-5792 ask for no approval of either. Nobody waits for the answers.
    const asked = { signal: ended, ms: silentAnswerMs }
    await Promise.all([probeCapabilities(asked), probePermissions(asked)])
  }

  async function probeCapabilities(asked: AskOptions): Promise<void> {
    try {
      const capabilities = await askCapabilities(wallet, [wallet.account(undefined)], asked)
      add([...batches, ...reported(capabilities)])
    } catch (error) {
      wallet.context.ports.logger.debug('The wallet offers no EIP-5792.', error)
    }
  }

  async function probePermissions(asked: AskOptions): Promise<void> {
    try {
      const permissions = readPermissions(await wallet.ask('wallet_getPermissions', undefined, asked))
      add([...permissionActions, ...namedByPermissions(permissions)])
    } catch (error) {
      wallet.context.ports.logger.debug('The wallet offers no EIP-2255.', error)
    }
  }
}

const permissionActions: readonly Name[] = ['getPermissions', 'requestPermissions']
const batches: readonly Name[] = ['getCapabilities', 'sendCalls', 'getCallsStatus']

/** Actions that few wallets have and no request can test without a prompt. */
const named = { signTransaction: 'eth_signTransaction', scanQRCode: 'wallet_scanQRCode' } as const

function namedBy(isNamed: (method: string) => boolean): readonly Name[] {
  return (['signTransaction', 'scanQRCode'] as const).filter((name) => isNamed(named[name]))
}

function namedByPermissions(permissions: readonly WalletPermission[]): readonly Name[] {
  return namedBy((method) => permissions.some(({ parentCapability }) => parentCapability === method))
}

/** What the wallet offers beyond batches: by the names of ERC-7715 and ERC-7811, or by the name of the method. */
function reported(capabilities: Capabilities): readonly Name[] {
  const has = (name: string) =>
    Object.values(capabilities).some((chain) => isRecord(chain[name]) && chain[name].supported !== false)
  return [
    ...(has('permissions') ? (['grantPermissions', 'revokePermissions'] as const) : []),
    ...(has('assetDiscovery') ? (['getAssets'] as const) : []),
    ...namedBy(has),
  ]
}
