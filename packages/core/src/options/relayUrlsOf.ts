import type { AppKitOptions } from './appKitOptions.js'

/** Relay of the WalletConnect network: the default of its client, and the relay that wallets in the wild use. */
const publicRelayUrl = 'wss://relay.walletconnect.org'

/**
 * Returns the URLs of the WalletConnect relay, none if WalletConnect is off. The default is the public relay, which
 * accepts only project ids of 32 hexadecimal digits.
 */
export function relayUrlsOf({ projectId, services }: Pick<AppKitOptions, 'projectId' | 'services'>): readonly string[] {
  const { relay = projectId && /^[\da-f]{32}$/i.test(projectId) && publicRelayUrl } = services ?? {}
  return projectId && relay ? [relay].flat() : []
}
