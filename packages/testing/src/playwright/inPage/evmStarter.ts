import { createEvmTestWallet } from '../../wallet/evm/createEvmTestWallet.js'
import { nodeFetch } from './nodeFetch.js'
import type { StartWallet } from './startInPage.js'

export const startEvm: StartWallet<'evm'> = ({ options, appears: { announce, inject } }, storage) => {
  const wallet = createEvmTestWallet({ ...options, fetch: nodeFetch, storage })
  if (announce !== false) wallet.announce(window, announce)
  if (inject) wallet.inject(window, inject === true ? {} : inject)
  return wallet
}
