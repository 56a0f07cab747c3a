import { findNodeErrorCode, type JsonRpcDialect, type JsonRpcRequest } from '@latchkey/adapter-kit'
import {
  bytesToHex,
  cleanText,
  createError,
  errors,
  failedBy,
  type Hex,
  hexToBytes,
  isByteHex,
  isKnownTransaction,
  parseJson,
  readField,
  type ServerFailure,
  type ServerReply,
  safeParseChainId,
  seeDetails,
} from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'
import { safeParseQuantity } from '../network/units.js'
import { nodeErrors } from './nodeErrors.js'

/** Methods whose result is a quantity. After any other result, the request falls back to the next URL. */
const quantityMethods = [
  'eth_chainId',
  'eth_getBalance',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_blockNumber',
  'eth_maxPriorityFeePerGas',
]

/** Error codes of temporary errors besides `TOO_MANY_REQUESTS`: unknown, internal. */
const temporaryCodes = [-1, -32603]

/**
 * Error codes that end the request without a fallback. In wallets, they mean a refusal or a missing method. From
 * a node, they are errors of the network: no visitor decided.
 */
const finalCodes = [4001, 5000, 4200, -32601, -32004]
/** Error codes after which a node may have carried out the request: unknown, internal, timeout. */
const lostCodes = [-1, -32603, -32002]

/** Methods with the result `null` from a node that does not know the transaction, or its block. */
const lookupMethods = ['eth_getTransactionReceipt', 'eth_getTransactionByHash']

const sendMethod = 'eth_sendRawTransaction'

/** JSON-RPC of EVM nodes. */
export const ethereumRpc: JsonRpcDialect = {
  chainMethod: 'eth_chainId',
  isRightChain(response, network) {
    const chainId = safeParseChainId(response)
    return chainId.ok ? chainId.value === Number(network.id) : undefined
  },
  pingMethod: 'net_listening',
  parse: parseJson,
  readError(error) {
    const code = readField(error, 'code')
    if (typeof code !== 'number' || !Number.isInteger(code)) return badReply()
    const message = cleanText(readField(error, 'message'), 1_000)
    const kind = findNodeErrorCode(nodeErrors, code, message)
    const typed = createError(errors[kind], {
      cause: Object.assign(new Error(message), { code, data: readField(error, 'data') }),
      details: cleanText(message, 300) || undefined,
      summary: seeDetails('server'),
    })
    if (finalCodes.includes(code)) return { type: 'refused', error: typed }
    const mayPass = temporaryCodes.includes(code) || kind === 'TOO_MANY_REQUESTS'
    return { type: 'failed', error: typed, mayPass, isLost: lostCodes.includes(code) }
  },
  checkReply(request, reply) {
    if (reply.type === 'failed') return request.method === sendMethod ? readSending(request, reply) : reply
    const isBad =
      reply.type === 'result' && quantityMethods.includes(request.method) && !safeParseQuantity(reply.result).ok
    return isBad ? badReply() : reply
  },
  isMissing: ({ method }, result) => lookupMethods.includes(method) && result === null,
  transactionId: ({ method, params }) => (method === sendMethod ? readTransactionHash(params[0]) : undefined),
}

/** Treats "already known" as success: the transaction was sent (R57b). After "nonce too low", it may have been sent. */
function readSending({ params }: JsonRpcRequest, failure: ServerFailure): ServerReply {
  const { error } = failure
  // Some nodes name the reason in `data` only.
  const text = `${error.details ?? ''} ${cleanText(readField(error.cause, 'data'), 300)}`
  const result = isKnownTransaction(text) ? readTransactionHash(params[0]) : undefined
  if (result) return { type: 'result', result }
  // The same transaction may have used the nonce.
  const isUsed = findNodeErrorCode(nodeErrors, undefined, text) === 'NONCE_TOO_LOW'
  return isUsed ? { ...failure, isLost: true } : failure
}

function badReply(): ServerReply {
  return failedBy(createError(errors.RPC_BAD_RESPONSE))
}

/** Computes the hash of a signed transaction; `undefined` if it is invalid. */
function readTransactionHash(signed: unknown): Hex | undefined {
  return isByteHex(signed) ? bytesToHex(keccak_256(hexToBytes(signed))) : undefined
}
