/**
 * Returns the wallet of a full list that gives way to a newcomer: one of the largest burst, so that a flood of wallets displaces its
 * own, and hides no wallet that came before or after it. The first and the last of a burst stay: an honest wallet is one of them when
 * the flood has one source. Of wallets whose identity is contested and others, the larger group gives way.
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
