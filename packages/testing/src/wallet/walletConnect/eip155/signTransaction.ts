import { createClient, defineChain, http, type TransactionSerializable } from 'viem'
import { prepareTransactionRequest } from 'viem/actions'
import type { Method } from '../../evm/methods/method.js'
import { invalid, readAddress, readObject, readQuantity } from '../../evm/requestParams.js'
import { readCall } from '../../evm/transactionCall.js'

/** `eth_signTransaction`: fills in what is missing and signs, but does not send. */
export const signTransaction: Method = (core, params) => {
  const request = readObject(params)
  const account = core.authorized(readAddress(request.from))
  const call = readCall(request)
  if (!call.to && !call.data) throw invalid('a transaction needs "to" or "data"')
  const { id, name, rpcUrl, nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 } } = core.chain()
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
    ask: { kind: 'transactions', account: account.address, chain: core.chain(), calls: [call] },
    async run() {
      const chain = defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } })
      const transport = http(rpcUrl, { retryCount: 0, ...(core.fetch && { fetchFn: core.fetch }) })
      const client = createClient({ chain, transport })
      const given = Object.fromEntries(
        Object.entries({ ...call, ...fields }).filter(([, value]) => value !== undefined),
      )
      const prepared = await prepareTransactionRequest(client, { account, chain, ...given })
      if (!account.signTransaction) throw invalid('the account cannot sign')
      return account.signTransaction(prepared as TransactionSerializable)
    },
  }
}
