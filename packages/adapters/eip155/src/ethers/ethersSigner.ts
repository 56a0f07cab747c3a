import { createError, pageErrors } from '@latchkey/common/start'
import { JsonRpcSigner } from 'ethers'
import { type EthersSource, getEthersProvider } from './ethersProvider.js'

/**
 * Returns an ethers v6 signer for the connected account. It sends no request to the wallet until it signs.
 * Throws `NOT_CONNECTED` when no EVM wallet is connected.
 *
 * @example
 * const signature = await getEthersSigner(appKit).signMessage('Hello')
 */
export function getEthersSigner(source: EthersSource): JsonRpcSigner {
  const address = source.getAccount('eip155')?.address
  if (!address) throw createError(pageErrors.NOT_CONNECTED)
  return new JsonRpcSigner(getEthersProvider(source), address)
}

/**
 * Calls back with the signer now and whenever the wallet, its account or its network changes; with `undefined` while no
 * wallet is connected. Returns an unsubscribe function.
 *
 * @example
 * const stop = watchEthersSigner(appKit, (signer) => setSigner(signer))
 */
export function watchEthersSigner(
  source: EthersSource,
  callback: (signer: JsonRpcSigner | undefined) => void,
): () => void {
  let shown: string | undefined
  let shownProvider: unknown
  const tellIfNew = () => {
    const provider = source.getWalletProvider('eip155')
    const address = provider ? source.getAccount('eip155')?.address : undefined
    if (address === shown && provider === shownProvider) return
    tell()
  }
  const tell = () => {
    shownProvider = source.getWalletProvider('eip155')
    shown = shownProvider ? source.getAccount('eip155')?.address : undefined
    callback(shown ? getEthersSigner(source) : undefined)
  }
  const stops = [
    source.subscribeAccount(tellIfNew, 'eip155'),
    // The account may stay the same, but a signer belongs to one network.
    source.subscribeNetwork(() => shown && tell()),
  ]
  tell()
  return () => {
    for (const stop of stops) stop()
  }
}
