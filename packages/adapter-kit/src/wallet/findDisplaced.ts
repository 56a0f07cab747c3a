/**
 * Returns the wallet that a newcomer displaces from a full list. It belongs to the largest burst, so that a flood of
 * wallets displaces only wallets of the flood. The first and the last wallet of a burst stay: if the flood has one
 * source, an honest wallet in the burst is one of them. Among contested and uncontested wallets, the larger group loses
 * one.
 */
export function findDisplaced<Listed extends { readonly burst: number }>(
  list: readonly Listed[],
  isContested: (wallet: Listed) => boolean,
): Listed | undefined {
  const sizes = new Map<number, number>()
  for (const { burst } of list) sizes.set(burst, (sizes.get(burst) ?? 0) + 1)
  const largest = Math.max(...sizes.values())
  const crowd = largest > 1 ? list.filter(({ burst }) => sizes.get(burst) === largest) : list
  const contested = crowd.filter(isContested)
  const free = crowd.filter((wallet) => !contested.includes(wallet))
  const candidates = contested.length > free.length ? contested : free
  return candidates[Math.floor(candidates.length / 2)]
}
