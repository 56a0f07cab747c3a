import type { RecentWallet } from '../storage/storedState.js'
import { limitRecentWallets } from './limitRecentWallets.js'

const metaMaskMobileId = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'
const metaMaskId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

/** At most two recent wallets, newest first (specification §9); MetaMask's mobile id counts as the desktop one (§5). */
export function addRecentWallet(wallets: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] {
  const asDesktop = ({ id, ...rest }: RecentWallet) => ({ ...rest, id: id === metaMaskMobileId ? metaMaskId : id })
  return limitRecentWallets([wallet, ...wallets].map(asDesktop))
}
