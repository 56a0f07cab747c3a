import { ProviderError } from '../../base/providerError.js'
import { invalid, readAddress, readChainId, readObject, readQuantity } from '../requestParams.js'
import { readCall } from '../transactionCall.js'
import type { Method } from './method.js'
import { sendCall } from './sendCall.js'

export const transactionMethods: Readonly<Record<string, Method>> = {
  eth_sendTransaction: (core, params) => {
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
    return {
      unlock: true,
      ask: { kind: 'transactions', account: account.address, chain, calls: [call] },
      run() {
        // What the person approved was for the network shown.
        if (core.chain().id !== chain.id)
          throw new ProviderError(-32603, 'The network changed while the request was open.')
        return sendCall(core, account, call, fields)
      },
    }
  },
}
