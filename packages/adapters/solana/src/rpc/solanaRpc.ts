import { findNodeErrorCode, type JsonRpcDialect, type NodeErrors } from '@latchkey/adapter-kit'
import {
  type AppKitError,
  cleanText,
  createError,
  errors,
  parseExactJson,
  readField,
  seeDetails,
  stringifyJson,
} from '@latchkey/common'
import { isGenesisOf } from '../network/chains.js'

/**
 * Error codes of temporary errors: unknown, internal, a node that lags behind, and the rate limits of RPC providers
 * (-32007 of QuickNode, -32429 of Helius, 429 of Alchemy).
 */
const temporaryCodes = [-1, -32603, -32004, -32005, -32007, -32014, -32016, -32429, 429]

/**
 * Error codes with which a node refuses a request after it read it: invalid parameters, a failed preflight check, and
 * transactions with an invalid signature, a failed precompile, a wrong number of signatures or an unknown version
 * (https://github.com/anza-xyz/agave/blob/master/rpc-client-api/src/custom_error.rs).
 */
const refusalCodes = [-32602, -32002, -32003, -32006, -32013, -32015]

const nodeErrors: NodeErrors = {
  codes: {
    429: 'TOO_MANY_REQUESTS',
    [-32002]: 'TRANSACTION_REJECTED',
    [-32003]: 'TRANSACTION_REJECTED',
    [-32006]: 'TRANSACTION_REJECTED',
    [-32013]: 'TRANSACTION_REJECTED',
    [-32015]: 'TRANSACTION_REJECTED',
    [-32429]: 'TOO_MANY_REQUESTS',
    [-32602]: 'INVALID_PARAMS',
  },
  // In the words of nodes, in the names of `TransactionError`, and in the logs of the system and token programs.
  texts: [
    [/blockhash ?not ?found|block ?height exceeded/i, 'TRANSACTION_EXPIRED'],
    [/insufficient ?funds ?for ?rent/i, 'AMOUNT_TOO_SMALL'],
    [/insufficient ?(?:funds|lamports)|account ?not ?found|no record of a prior credit/i, 'INSUFFICIENT_FUNDS'],
    [/\brate[- ]?limit|too many requests|\brequest limit\b/i, 'TOO_MANY_REQUESTS'],
  ],
}

/** JSON-RPC of Solana nodes. Unsafe integers are parsed as text. */
export const solanaRpc: JsonRpcDialect = {
  chainMethod: 'getGenesisHash',
  isRightChain: isGenesisOf,
  pingMethod: 'getHealth',
  parse: parseExactJson,
  readError(cause) {
    const error = readNodeError(cause)
    if (isNodeRefusal(error)) return { type: 'refused', error }
    return { type: 'failed', error, mayPass: temporaryCodes.some((one) => one === readField(cause, 'code')) }
  },
  checkReply({ method }, reply) {
    if (method !== 'sendTransaction' || reply.type !== 'refused') return reply
    // An earlier attempt succeeded, but its response was lost (R57b).
    if (isProcessed(reply.error.cause)) return { type: 'result', result: null }
    // An earlier attempt may have succeeded, and another node may know a newer blockhash.
    return { type: 'failed', error: reply.error, mayPass: false }
  },
  isMissing({ method }, result) {
    const statuses = method === 'getSignatureStatuses' && readField(result, 'value')
    return Array.isArray(statuses) && statuses.includes(null)
  },
}

/** Maps the error object of a node's response, the `cause` of the result. */
function readNodeError(cause: unknown): AppKitError {
  const details = detailsOf(cause)
  const reason = stringifyJson(readField(readField(cause, 'data'), 'err')) ?? ''
  return createError(errors[findNodeErrorCode(nodeErrors, readField(cause, 'code'), `${reason} ${details}`)], {
    cause,
    details,
    summary: seeDetails('server'),
  })
}

/** Maps the parts of a failed preflight check that a library passed on without the code. */
export function readRefusal(parts: {
  readonly message: unknown
  readonly data: { readonly logs: unknown }
}): AppKitError {
  return readNodeError({ code: -32002, ...parts })
}

/** Returns whether an error is a node's refusal. Other errors leave open whether the node carried out the request. */
export function isNodeRefusal(error: Error): boolean {
  const code = readField(error.cause, 'code')
  return refusalCodes.some((one) => one === code)
}

/** Returns whether a node refuses a transaction because the network has processed it. */
export function isProcessed(error: unknown): boolean {
  const reasons = [readField(error, 'message'), readField(readField(error, 'data'), 'err')]
  return reasons.some((reason) => typeof reason === 'string' && /already ?(?:been )?processed/i.test(reason))
}

/** Returns the node's message, and the last log lines of a failed program. */
function detailsOf(error: unknown): string {
  const logs = readField(readField(error, 'data'), 'logs')
  const last = Array.isArray(logs) ? logs.slice(-2) : []
  return [readField(error, 'message'), ...last]
    .map((part) => cleanText(part, 200))
    .filter(Boolean)
    .join('; ')
}
