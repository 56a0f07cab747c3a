import { limits } from '@latchkey/common'
import type { Core, WalletGroup } from '@latchkey/core'

/**
 * Returns how many wallets the directory is about to add to the list. Placeholders keep their place, because a centered dialog and a bottom sheet
 * move every row when they grow.
 */
export function countPending({ directory, options }: Core, groups: readonly WalletGroup[]): number {
  const { status } = directory.state
  const { enableWallets, featuredWalletIds = [] } = options.state.current
  if (!enableWallets || (status !== 'idle' && status !== 'loading')) return 0
  const listed = groups.flatMap(({ group, rows }) => (group === 'walletConnect' || group === 'external' ? [] : rows))
  const featured = featuredWalletIds.filter((id) => !listed.some(({ wallet }) => wallet?.id === id))
  return Math.max(limits.recommendedWallets - listed.length, featured.length)
}
