import { createError, errors } from '@latchkey/common'
import { JsonRpcSigner } from 'ethers'
import { getEthersProvider } from './getEthersProvider.js'
import type { EthersSource } from './source.js'

/**
 * Returns an ethers v6 signer for the connected account. It sends no request to the wallet until it signs.
 * Throws `NOT_CONNECTED` when no EVM wallet is connected.
 *
 * @example
 * const signature = await getEthersSigner(appKit).signMessage('Hello')
 */
export function getEthersSigner(source: EthersSource): JsonRpcSigner {
  const address = source.getAccount('eip155')?.address
  if (!address) throw createError(errors.NOT_CONNECTED)
  return new JsonRpcSigner(getEthersProvider(source), address)
}
