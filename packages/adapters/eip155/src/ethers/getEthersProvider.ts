import { createError, errors } from '@latchkey/common'
import { BrowserProvider } from 'ethers'
import { isEip1193Provider } from '../wallet/eip1193.js'
import type { EthersSource } from './source.js'

/**
 * Returns an ethers v6 provider over the connected wallet. It remains usable after the wallet switches its network.
 * Throws `NOT_CONNECTED` when no EVM wallet is connected.
 *
 * @example
 * const balance = await getEthersProvider(appKit).getBalance(address)
 */
export function getEthersProvider(source: EthersSource): BrowserProvider {
  const provider = source.getWalletProvider('eip155')
  if (!isEip1193Provider(provider)) throw createError(errors.NOT_CONNECTED)
  return new BrowserProvider({ request: (request) => provider.request(request) }, 'any')
}
