import type { WalletConnectWallet } from './walletConnectWallet.js'
import type { WalletConnectWalletOptions } from './walletConnectWalletOptions.js'

/**
 * Creates a wallet on another device, which apps reach through WalletConnect and a relay. It runs in Node or in a page,
 * with real keys and signatures in all four namespaces. This call loads the WalletConnect client.
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
