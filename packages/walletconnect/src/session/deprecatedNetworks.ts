import type { CaipNetworkId } from '@latchkey/common'

/** Ids that wallets still use for a network whose id changed, by the id of today. */
const deprecated: ReadonlyMap<string, CaipNetworkId> = new Map([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
])
const current: ReadonlyMap<string, string> = new Map([...deprecated].map(([now, before]) => [before, now]))

/** The id a network had before, where wallets still use that. */
export function deprecatedNetworkId(networkId: string): CaipNetworkId | undefined {
  return deprecated.get(networkId)
}

/** The id of today of a network named by any of its ids. */
export function currentNetworkId(networkId: string): string {
  return current.get(networkId) ?? networkId
}
