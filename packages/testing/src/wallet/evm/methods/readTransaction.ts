import { ProviderError } from '../../base/providerError.js'
import { invalid, readAddress, readChainId, readObject, readQuantity } from '../requestParams.js'
import { readCall } from '../transactionCall.js'
import type { WalletCore } from '../walletCore.js'

/**
 * Reads the parameters of `eth_sendTransaction` and `eth_signTransaction`. Throws for an account that the page may not
 * use, and for a chain other than the wallet's. `assertChain` throws if the wallet has changed its network since: the
 * user approved the transaction for the network in the prompt.
 */
export function readTransaction(core: WalletCore, params: readonly unknown[]) {
  const request = readObject(params)
  const account = core.authorized(readAddress(request.from))
  const call = readCall(request)
  if (!call.to && !call.data) throw invalid('a transaction needs "to" or "data"')
  const chain = core.chain()
  if (request.chainId !== undefined && readChainId(request.chainId) !== chain.id)
    throw invalid(`the transaction is for chain ${String(request.chainId)}, but the wallet is on chain ${chain.id}`)
  const nonce = readQuantity(request.nonce)
  const fields = {
    gas: readQuantity(request.gas ?? request.gasLimit),
    gasPrice: readQuantity(request.gasPrice),
    maxFeePerGas: readQuantity(request.maxFeePerGas),
    maxPriorityFeePerGas: readQuantity(request.maxPriorityFeePerGas),
    nonce: nonce === undefined ? undefined : Number(nonce),
  }
  const assertChain = () => {
    if (core.chain().id !== chain.id) throw new ProviderError(-32603, 'The network changed while the request was open.')
  }
  return { request, account, call, chain, fields, assertChain }
}
