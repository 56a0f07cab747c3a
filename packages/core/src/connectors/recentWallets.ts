import { limits } from '@latchkey/common'
import type { RecentWallet } from '../storage/storedState.js'

const metaMaskMobileId = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'
const metaMaskId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

/** At most two recent wallets, newest first (specification §9); MetaMask's mobile id counts as the desktop one (§5). */
export function addRecentWallet(wallets: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] {
  return normalizeRecentWallets([wallet, ...wallets])
}

/** Drops duplicates and what is too many, from a list that is newest first (R67). */
export function normalizeRecentWallets(wallets: readonly RecentWallet[]): readonly RecentWallet[] {
  const kept: RecentWallet[] = []
  for (const wallet of wallets) {
    const id = wallet.id === metaMaskMobileId ? metaMaskId : wallet.id
    if (!id || !wallet.name || kept.some((other) => other.id === id)) continue
    kept.push({ ...wallet, id })
  }
  return kept.slice(0, limits.recentWallets)
}
