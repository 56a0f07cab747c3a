import { createSolanaTestWallet } from '../../wallet/solana/createSolanaTestWallet.js'
import { nodeFetch } from './nodeFetch.js'
import type { StartWallet } from './startInPage.js'

export const startSolana: StartWallet<'solana'> = ({ options, appears }, storage) => {
  const wallet = createSolanaTestWallet({ ...options, fetch: nodeFetch, storage })
  wallet.register(window, appears)
  return wallet
}
