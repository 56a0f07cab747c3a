import { type CaipNetworkId, readField } from '@latchkey/common'

/** What a wallet says has changed, each part as it came. */
export type WalletChange = {
  readonly accounts?: unknown
  readonly chains?: unknown
  readonly features?: unknown
  /** The wallet went to this network; those of Wallet Standard have none of their own. */
  readonly networkId?: CaipNetworkId | undefined
  /** It ended the connection. */
  readonly isEnded?: boolean | undefined
}

/** Listens to the changes of a wallet (`standard:events`); the returned function stops it. Wallets that throw are left be. */
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
    // A wallet without working events can still be asked.
    return undefined
  }
}
