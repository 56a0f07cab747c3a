import type { RecentWallet } from '../storage/storedState.js'
import { limitRecentWallets } from './limitRecentWallets.js'
import { walletRdns } from './walletIdentity.js'

/** Adds a recent wallet: at most two, newest first. MetaMask's mobile id is replaced by the desktop one. */
export function addRecentWallet(wallets: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] {
  return limitRecentWallets([wallet, ...wallets].map(asDesktop))
}

function asDesktop(wallet: RecentWallet): RecentWallet {
  const { rdns, id } = wallet
  if (walletRdns(rdns) !== 'io.metamask') return wallet
  return { ...wallet, rdns: 'io.metamask', id: id === rdns ? 'io.metamask' : id }
}
