import { findNodeErrorCode, type JsonRpcDialect, type NodeErrors } from '@latchkey/adapter-kit'
import {
  type AppKitError,
  bytesToHex,
  cleanText,
  createError,
  errors,
  failedBy,
  hexToBytes,
  isAppKitError,
  isByteHex,
  parseJson,
  readField,
  type ServerReply,
  seeDetails,
} from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import { isGenesisOf } from '../network/genesis.js'

const sendMethod = 'author_submitExtrinsic'

/** Error codes after which a node may have carried out the request: unknown, internal. */
const lostCodes = [-1, -32603]

/** Error codes of transactions (https://docs.rs/sc-rpc-api, `author::error`). */
const invalidTransaction = 1010
const temporarilyBanned = 1012
const alreadyImported = 1013
/**
 * Error codes for a request that no node accepts: bad parameters, bad format, invalid transaction, too low priority.
 */
const refusedCodes = [-32602, 1001, invalidTransaction, 1014]

/** The errors of Substrate nodes. `InvalidTransaction` of a runtime has the code 1010, and differs by text. */
const nodeErrors: NodeErrors = {
  codes: {
    429: 'TOO_MANY_REQUESTS',
    1001: 'INVALID_PARAMS',
    [invalidTransaction]: 'TRANSACTION_REJECTED',
    [temporarilyBanned]: 'TRANSACTION_REJECTED',
    1014: 'FEE_TOO_LOW',
    1016: 'TRANSACTION_REJECTED',
    [-32005]: 'TOO_MANY_REQUESTS',
    [-32029]: 'TOO_MANY_REQUESTS',
    [-32602]: 'INVALID_PARAMS',
    [-32999]: 'TOO_MANY_REQUESTS',
  },
  texts: [
    [/invalid transaction.*(?:pay some fees|payment)/i, 'INSUFFICIENT_FUNDS'],
    [/invalid transaction.*(?:outdated|stale)/i, 'NONCE_TOO_LOW'],
    [/ancient ?birth ?block/i, 'TRANSACTION_EXPIRED'],
    [/rate limit|too many requests/i, 'TOO_MANY_REQUESTS'],
  ],
}

/** JSON-RPC of Substrate nodes. */
export const substrateRpc: JsonRpcDialect = {
  chainMethod: 'chain_getBlockHash',
  chainParams: [0],
  isRightChain: isGenesisOf,
  isChainRequired: true,
  pingMethod: 'system_health',
  parse: parseJson,
  // Runtime metadata is about 1 MB, sent as hex.
  maxBytes: 8 * 1024 * 1024,
  readError(error) {
    const code = readField(error, 'code')
    const number = typeof code === 'number' ? code : 0
    const details = [readField(error, 'message'), readField(error, 'data')]
      .map((part) => cleanText(part, 200))
      .filter(Boolean)
      .join(': ')
    const kind = findNodeErrorCode(nodeErrors, number, details)
    const typed = createError(errors[kind], { cause: error, details, summary: seeDetails('server') })
    if (refusedCodes.includes(number)) return { type: 'refused', error: typed }
    const isLost = lostCodes.includes(number)
    return {
      type: 'failed',
      error: typed,
      mayPass: isLost || kind === 'TOO_MANY_REQUESTS',
      isLost,
    }
  },
  checkReply({ method, params }, reply) {
    if (method === sendMethod) return readSending(params[0], reply)
    // The server does not know the block: it may be behind the one that named it.
    const isUnknown = method === 'chain_getBlock' && reply.type === 'result' && reply.result === null
    return isUnknown ? failedBy(createError(errors.RPC_BAD_RESPONSE)) : reply
  },
  transactionId: ({ method, params }) => (method === sendMethod ? readHash(params[0]) : undefined),
}

/**
 * Treats "already imported" as success: the transaction was sent (R57b). A node bans a transaction that it had before,
 * and calls a transaction outdated after its nonce was used, so it may have been sent then.
 */
function readSending(signed: unknown, reply: ServerReply): ServerReply {
  if (reply.type === 'result') return reply
  const { error } = reply
  const code = readField(error.cause, 'code')
  const hash = code === alreadyImported ? readHash(signed) : undefined
  if (hash) return { type: 'result', result: hash }
  const isUsed = code === temporarilyBanned || isAppKitError(error, 'NONCE_TOO_LOW')
  return isUsed ? { type: 'failed', error, mayPass: false, isLost: true } : reply
}

function readHash(signed: unknown): string | undefined {
  return isByteHex(signed) ? bytesToHex(blake2b(hexToBytes(signed), { dkLen: 32 })) : undefined
}

/** Returns the typed error for an error of the app's own connection, such as that of `@polkadot/api`. */
export function mapClientError(error: unknown): AppKitError {
  if (isAppKitError(error)) return error
  const details = error instanceof Error ? cleanText(error.message, 300) : undefined
  const kind = findNodeErrorCode(nodeErrors, readField(error, 'code'), details ?? '')
  return createError(errors[kind], { cause: error, details, summary: seeDetails('server') })
}
