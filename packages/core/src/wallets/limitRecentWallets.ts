import { limits } from '@latchkey/common'
import type { RecentWallet } from '../storage/storedState.js'

/** Removes duplicates and the oldest wallets above the limit. */
export function limitRecentWallets(wallets: readonly RecentWallet[]): readonly RecentWallet[] {
  const ids = wallets.map(({ id }) => id)
  const named = wallets.filter(({ id, name }, index) => id && name && ids.indexOf(id) === index)
  return named.slice(0, limits.recentWallets)
}
