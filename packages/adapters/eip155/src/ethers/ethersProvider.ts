import { createError, pageErrors } from '@latchkey/common/start'
import { BrowserProvider } from 'ethers'
import { isEip1193Provider } from '../wallet/eip1193.js'

/** The used part of a kit or a headless core: the connected wallet, and its changes. */
export type EthersSource = {
  getWalletProvider(namespace: 'eip155'): unknown
  getAccount(namespace: 'eip155'): { readonly address?: string | undefined } | undefined
  subscribeAccount(callback: () => void, namespace?: 'eip155'): () => void
  subscribeNetwork(callback: () => void): () => void
}

/**
 * Returns an ethers v6 provider over the connected wallet. It remains usable after the wallet switches its network.
 * Throws `NOT_CONNECTED` when no EVM wallet is connected.
 *
 * @example
 * const balance = await getEthersProvider(appKit).getBalance(address)
 */
export function getEthersProvider(source: EthersSource): BrowserProvider {
  const provider = source.getWalletProvider('eip155')
  if (!isEip1193Provider(provider)) throw createError(pageErrors.NOT_CONNECTED)
  return new BrowserProvider({ request: (request) => provider.request(request) }, 'any')
}
