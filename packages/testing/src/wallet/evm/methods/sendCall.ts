import { BaseError, createClient, defineChain, type Hex, http, type LocalAccount, RpcRequestError } from 'viem'
import { sendTransaction } from 'viem/actions'
import { ProviderError } from '../../base/providerError.js'
import type { TransactionCall } from '../transactionCall.js'
import type { WalletCore } from '../walletCore.js'

/** Transaction fields that a page may set besides the call. */
export type TransactionFields = {
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
}

/** Fills in missing fields, signs with the account's key, sends the raw transaction and returns its hash. */
export async function sendCall(
  core: WalletCore,
  account: LocalAccount,
  call: TransactionCall,
  fields: TransactionFields = {},
): Promise<Hex> {
  const { id, name, rpcUrl, nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 } } = core.chain()
  const chain = defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } })
  const transport = http(rpcUrl, { retryCount: 0, ...(core.fetch && { fetchFn: core.fetch }) })
  const client = createClient({ account, chain, transport })
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce } = fields
  const common = { to: call.to ?? null, value: call.value, data: call.data, gas, nonce }
  try {
    return await (gasPrice === undefined
      ? sendTransaction(client, { ...common, maxFeePerGas, maxPriorityFeePerGas })
      : sendTransaction(client, { ...common, gasPrice }))
  } catch (error) {
    throw nodeError(error)
  }
}

/** Converts the node's error to the one that the wallet passes on. */
function nodeError(error: unknown): ProviderError {
  if (!(error instanceof BaseError)) return new ProviderError(-32603, String(error))
  const answer = error.walk((cause) => cause instanceof RpcRequestError)
  if (answer instanceof RpcRequestError) return new ProviderError(answer.code, answer.details, answer.data)
  return new ProviderError(-32603, error.shortMessage)
}
