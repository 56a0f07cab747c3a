import type { AppKitOptions } from './appKitOptions.js'

/** Relay of the WalletConnect network: the default of its client, and the relay that wallets in the wild use. */
const publicRelayUrl = 'wss://relay.walletconnect.org'

/**
 * Returns the URL of the WalletConnect relay, or undefined if WalletConnect is off. The default is the public relay, which accepts only
 * project ids of 32 hexadecimal digits.
 */
export function relayUrlOf({ projectId, services }: Pick<AppKitOptions, 'projectId' | 'services'>): string | undefined {
  const { relay = projectId && /^[\da-f]{32}$/i.test(projectId) && publicRelayUrl } = services ?? {}
  return (projectId && relay) || undefined
}
