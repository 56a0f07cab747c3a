import { type CaipNetworkId, readField } from '@latchkey/common'

/** A change that a wallet reports, unvalidated. */
export type WalletChange = {
  readonly accounts?: unknown
  readonly chains?: unknown
  readonly features?: unknown
  /** The wallet's new network. Only remote wallets have one. */
  readonly networkId?: CaipNetworkId | undefined
  /** The wallet ended the connection. */
  readonly isEnded?: boolean | undefined
}

/**
 * Listens to changes of a wallet (`standard:events`) and returns a function that stops it. Ignores wallets that throw.
 */
export function watchChanges(
  provider: object,
  listener: (change: WalletChange) => void,
  on: unknown = readField(readField(readField(provider, 'features'), 'standard:events'), 'on'),
): () => void {
  let isStopped = false
  const guarded = (properties: unknown) => {
    if (isStopped) return
    listener({
      accounts: readField(properties, 'accounts'),
      chains: readField(properties, 'chains'),
      features: readField(properties, 'features'),
    })
  }
  const stop = attempt(() => typeof on === 'function' && on('change', guarded))
  return () => {
    isStopped = true
    if (typeof stop === 'function') attempt(() => stop())
  }
}

function attempt(action: () => unknown): unknown {
  try {
    return action()
  } catch {
    // A wallet without working events can still take requests.
    return undefined
  }
}
