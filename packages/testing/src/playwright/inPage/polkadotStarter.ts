import { createPolkadotTestWallet } from '../../wallet/polkadot/createPolkadotTestWallet.js'
import type { StartWallet } from './startInPage.js'

export const startPolkadot: StartWallet<'polkadot'> = ({ options, appears }, storage) => {
  const wallet = createPolkadotTestWallet({ ...options, storage })
  wallet.inject(window, appears)
  return wallet
}
