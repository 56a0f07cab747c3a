import { AppKitError } from '@latchkey/common'
import { JsonRpcSigner } from 'ethers'
import { getEthersProvider } from './getEthersProvider.js'
import type { EthersSource } from './source.js'

/**
 * An ethers v6 signer for the connected account. Asks the wallet nothing until it signs.
 * Throws `NOT_CONNECTED` when no EVM wallet is connected.
 *
 * @example
 * const signature = await getEthersSigner(appKit).signMessage('Hello')
 */
export function getEthersSigner(source: EthersSource): JsonRpcSigner {
  const address = source.getAccount('eip155')?.address
  if (!address) throw new AppKitError('NOT_CONNECTED')
  return new JsonRpcSigner(getEthersProvider(source), address)
}
