import { AppKitError } from '@latchkey/common'
import { BrowserProvider } from 'ethers'
import { isEip1193Provider } from '../eip1193.js'
import type { EthersSource } from './source.js'

/**
 * An ethers v6 provider over the connected wallet. It stays usable when the wallet changes its network.
 * Throws `NOT_CONNECTED` when no EVM wallet is connected.
 *
 * @example
 * const balance = await getEthersProvider(appKit).getBalance(address)
 */
export function getEthersProvider(source: EthersSource): BrowserProvider {
  const provider = source.getWalletProvider('eip155')
  if (!isEip1193Provider(provider)) throw new AppKitError('NOT_CONNECTED')
  return new BrowserProvider({ request: (request) => provider.request(request) }, 'any')
}
