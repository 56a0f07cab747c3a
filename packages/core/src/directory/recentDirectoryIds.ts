import { isDirectoryId } from '../options/isDirectoryId.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { RecentWallet } from '../storage/storedState.js'

/**
 * Returns the ids of recent wallets that came from the directory. A wallet on the page has a namespace, and the app's
 * own wallets are in `customWallets`: the directory contains neither, and must not learn which of them the visitor
 * uses.
 */
export function recentDirectoryIds(
  recent: readonly RecentWallet[],
  { customWallets = [] }: Pick<ResolvedOptions, 'customWallets'>,
): readonly string[] {
  const isCustom = (id: string) => customWallets.some((wallet) => wallet.id === id)
  return recent.flatMap(({ id, namespace }) => (namespace || isCustom(id) || !isDirectoryId(id) ? [] : [id]))
}
