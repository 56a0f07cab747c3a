import type { JsonRpcCall, JsonRpcDialect } from '@latchkey/adapter-kit'
import {
  type AppKitError,
  cleanText,
  createError,
  errors,
  failedBy,
  isKnownTransaction,
  parseJson,
  readField,
  type ServerReply,
} from '@latchkey/common'
import { safeParseChainId } from '../network/chainId.js'
import { safeParseQuantity } from '../network/units.js'
import { readTransactionHash } from './readTransactionHash.js'

/** Methods whose result is a quantity. After any other result, the request falls back to the next URL. */
const quantityMethods = [
  'eth_chainId',
  'eth_getBalance',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_blockNumber',
  'eth_maxPriorityFeePerGas',
]

/** Error codes of temporary errors: unknown, internal, limit exceeded (R57). */
const temporaryCodes = [-1, -32603, -32005, 429]
/** Texts of nodes that limit requests. Their codes differ. */
const limitText = /\brate[- ]?limit|too many requests|\brequest limit\b/i

/**
 * Error codes that end the request without a fallback (R56). In wallets, they mean a refusal or a missing method. From a node, they are errors
 * of the network: no visitor decided.
 */
const finalCodes = [4001, 5000, 4200, -32601, -32004]

/** JSON-RPC of EVM nodes. */
export const ethereumRpc: JsonRpcDialect = {
  chainMethod: 'eth_chainId',
  isRightChain(answer, network) {
    const chainId = safeParseChainId(answer)
    return chainId.ok ? chainId.value === Number(network.id) : undefined
  },
  pingMethod: 'net_listening',
  parse: parseJson,
  readError(error) {
    const code = readField(error, 'code')
    if (typeof code !== 'number' || !Number.isInteger(code)) return badReply()
    const message = cleanText(readField(error, 'message'), 1_000)
    const typed = createError(errors.RPC_FAILED, {
      cause: Object.assign(new Error(message), { code, data: readField(error, 'data') }),
      details: cleanText(message, 300) || undefined,
    })
    if (finalCodes.includes(code)) return { type: 'refused', error: typed }
    return { type: 'failed', error: typed, mayPass: temporaryCodes.includes(code) || limitText.test(message) }
  },
  checkReply(call, reply) {
    if (reply.type === 'failed') return readSentTransaction(call, reply.error) ?? reply
    const isBad =
      reply.type === 'result' && quantityMethods.includes(call.method) && !safeParseQuantity(reply.result).ok
    return isBad ? badReply() : reply
  },
}

/** Treats "already known" as success: the transaction was sent (R57b). */
function readSentTransaction({ method, params }: JsonRpcCall, error: AppKitError): ServerReply | undefined {
  if (method !== 'eth_sendRawTransaction' || !isKnownTransaction(error.details ?? '')) return undefined
  const result = readTransactionHash(params[0])
  return result ? { type: 'result', result } : undefined
}

function badReply(): ServerReply {
  return failedBy(createError(errors.RPC_BAD_RESPONSE))
}
