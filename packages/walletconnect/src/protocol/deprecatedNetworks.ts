import type { CaipNetworkId } from '@latchkey/common'

/** Deprecated ids that wallets still use, by current id. */
const deprecated: ReadonlyMap<string, CaipNetworkId> = new Map([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
])
const current: ReadonlyMap<string, string> = new Map([...deprecated].map(([now, before]) => [before, now]))

/** Returns the deprecated id of a network, if it has one. */
export function deprecatedNetworkId(networkId: string): CaipNetworkId | undefined {
  return deprecated.get(networkId)
}

/** Returns the current id of a network, given either of its ids. */
export function currentNetworkId(networkId: string): string {
  return current.get(networkId) ?? networkId
}
