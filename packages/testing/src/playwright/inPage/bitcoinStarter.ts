import { createBitcoinTestWallet } from '../../wallet/bitcoin/createBitcoinTestWallet.js'
import { nodeFetch } from './nodeFetch.js'
import type { StartWallet } from './startInPage.js'

export const startBitcoin: StartWallet<'bitcoin'> = ({ options, appears }, storage) => {
  const { isAnnounced = true, places = [] } = appears
  const wallet = createBitcoinTestWallet({ ...options, fetch: nodeFetch, storage })
  if (isAnnounced) wallet.announce(window, appears)
  for (const place of places) wallet.inject(window, place, appears)
  return wallet
}
