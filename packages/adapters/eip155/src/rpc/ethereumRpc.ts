import type { JsonRpcDialect, JsonRpcRequest } from '@latchkey/adapter-kit'
import {
  cleanText,
  createError,
  errors,
  failedBy,
  isKnownTransaction,
  parseJson,
  readField,
  type ServerFailure,
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
/** Error codes after which a node may have carried out the request: unknown, internal, timeout. */
const lostCodes = [-1, -32603, -32002]
/** Texts for a nonce that is used already, possibly by the same transaction. */
const usedNonce = /nonce (?:is )?too low|OldNonce/i

const sendMethod = 'eth_sendRawTransaction'

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
    const mayPass = temporaryCodes.includes(code) || limitText.test(message)
    return { type: 'failed', error: typed, mayPass, isLost: lostCodes.includes(code) }
  },
  checkReply(request, reply) {
    if (reply.type === 'failed') return request.method === sendMethod ? readSending(request, reply) : reply
    const isBad =
      reply.type === 'result' && quantityMethods.includes(request.method) && !safeParseQuantity(reply.result).ok
    return isBad ? badReply() : reply
  },
  transactionId: ({ method, params }) => (method === sendMethod ? readTransactionHash(params[0]) : undefined),
}

/** Treats "already known" as success: the transaction was sent (R57b). After "nonce too low", it may have been sent. */
function readSending({ params }: JsonRpcRequest, failure: ServerFailure): ServerReply {
  const { error } = failure
  // Some nodes name the reason in `data` only.
  const text = `${error.details ?? ''} ${cleanText(readField(error.cause, 'data'), 300)}`
  const result = isKnownTransaction(text) ? readTransactionHash(params[0]) : undefined
  if (result) return { type: 'result', result }
  return usedNonce.test(text) ? { ...failure, isLost: true } : failure
}

function badReply(): ServerReply {
  return failedBy(createError(errors.RPC_BAD_RESPONSE))
}
