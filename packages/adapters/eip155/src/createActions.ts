import {
  actionError,
  afterPaint,
  type Capabilities,
  type Eip155Actions,
  isAppKitError,
  loadPart,
  silentAnswerMs,
} from '@latchkey/common'
import { askCapabilities } from './askCapabilities.js'
import { isRecord } from './isRecord.js'
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
const required: readonly Name[] = ['signMessage', 'sendTransaction', 'estimateGas', 'writeContract']

/**
 * Typed data and `watchAsset` cannot be asked about without a prompt: they are offered until the wallet says that it does
 * not know the method. EIP-5792 and what builds on it are offered once the wallet answered `wallet_getCapabilities`. A wallet that
 * granted its methods one by one is not asked: what it granted is offered.
 */
export function createActions(wallet: WalletAccess, onChange: () => void, ended: AbortSignal): SessionActions {
  const made = new Map<Name, Action>()
  const { grant } = wallet
  let names = grant?.actions() ?? [...required, 'signTypedData', 'signTypedDataV3', 'signTypedDataV1', 'watchAsset']
  let offered = compose()
  if (!grant) probe()
  return { offered: () => offered, update: () => grant && offer(grant.actions()) }

  function compose(): Eip155Actions {
    for (const name of names) if (!made.has(name)) made.set(name, create(name))
    return Object.fromEntries(names.map((name) => [name, made.get(name)])) as Eip155Actions
  }

  function offer(next: readonly Name[]): void {
    names = next
    offered = compose()
    onChange()
  }

  function create(name: Name): Action {
    return async (parameters) => {
      const { walletActions } = await loadPart(() => import('./walletActions.js'))
      const action: (wallet: WalletAccess, parameters: never) => Promise<unknown> = walletActions[name]
      try {
        return await action(wallet, parameters)
      } catch (error) {
        if (isAppKitError(error, 'METHOD_NOT_SUPPORTED') && names.includes(name) && !required.includes(name))
          offer(names.filter((other) => other !== name))
        throw actionError(name, error)
      }
    }
  }

  async function probe(): Promise<void> {
    // The page shows the account first.
    await afterPaint(wallet.context.ports)
    try {
      // Wallets answer it silently; the time bounds the wait, for nobody looks.
      const asked = { signal: ended, ms: silentAnswerMs }
      const capabilities = await askCapabilities(wallet, [wallet.account(undefined)], asked)
      offer([...new Set([...names, ...batches, ...reported(capabilities)])])
    } catch (error) {
      wallet.context.ports.logger.debug('The wallet offers no EIP-5792.', error)
    }
  }
}

const batches: readonly Name[] = ['getCapabilities', 'sendCalls', 'getCallsStatus']

/** What the wallet offers beyond batches, by the names ERC-7715 and ERC-7811 give these capabilities. */
function reported(capabilities: Capabilities): readonly Name[] {
  const has = (name: string) =>
    Object.values(capabilities).some((chain) => isRecord(chain[name]) && chain[name].supported !== false)
  return [
    ...(has('permissions') ? (['grantPermissions', 'revokePermissions'] as const) : []),
    ...(has('assetDiscovery') ? (['getAssets'] as const) : []),
  ]
}
