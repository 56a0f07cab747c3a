import type { RecentWallet } from '../storage/storedState.js'
import { limitRecentWallets } from './limitRecentWallets.js'
import { walletRdns } from './walletRdns.js'

/** At most two recent wallets, newest first (specification §9); MetaMask's mobile id counts as the desktop one (§5). */
export function addRecentWallet(wallets: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] {
  return limitRecentWallets([wallet, ...wallets].map(asDesktop))
}

function asDesktop(wallet: RecentWallet): RecentWallet {
  const { rdns, id } = wallet
  if (walletRdns(rdns) !== 'io.metamask') return wallet
  return { ...wallet, rdns: 'io.metamask', id: id === rdns ? 'io.metamask' : id }
}
