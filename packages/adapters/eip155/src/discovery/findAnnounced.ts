import type { Announced } from '../wallet/announced.js'
import type { Eip1193Provider } from '../wallet/eip1193.js'
import { innerProviders, isSameProvider } from '../wallet/isSameProvider.js'

/**
 * Returns the announced wallet that an injected provider duplicates: most wallets announce themselves and also set `window.ethereum`. A
 * provider that lists several wallets is a duplicate if all of them are announced.
 */
export function findAnnounced(provider: Eip1193Provider, announced: readonly Announced[]): Announced | undefined {
  const find = (wanted: Eip1193Provider) => announced.find((wallet) => isSameProvider(wallet.provider, wanted))
  const inner = innerProviders(provider).map(find)
  return find(provider) ?? (inner.every((wallet) => wallet) ? inner[0] : undefined)
}
