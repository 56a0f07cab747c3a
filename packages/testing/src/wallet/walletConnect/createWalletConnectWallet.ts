import type { WalletConnectWallet } from './walletConnectWallet.js'
import type { WalletConnectWalletOptions } from './walletConnectWalletOptions.js'

/**
 * Makes a wallet on another device, which apps reach through WalletConnect and a relay. It lives in Node or in a page, holds real
 * keys in all four namespaces and really signs. Its client is fetched by this call.
 *
 * @example
 * const phone = await createWalletConnectWallet({ relayUrl, networks: [chains.local.network] })
 * await phone.pair(uri)
 * phone.control.reject('personal_sign')
 * await phone.close()
 */
export async function createWalletConnectWallet(options: WalletConnectWalletOptions): Promise<WalletConnectWallet> {
  const { openPhone } = await import('./openPhone.js')
  return openPhone(options)
}
