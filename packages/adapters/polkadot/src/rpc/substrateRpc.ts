import type { JsonRpcDialect } from '@latchkey/adapter-kit'
import { bytesToHex, cleanText, createError, errors, parseJson, readField, type ServerReply } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import { isGenesisOf } from '../network/genesis.js'
import { hexToBytes, isByteHex } from '../parse/hex.js'

const sendMethod = 'author_submitExtrinsic'

/** Error codes after which a node may have carried out the request: unknown, internal. */
const lostCodes = [-1, -32603]
/** Error codes of nodes that limit requests. */
const limitCodes = [-32005, -32029, -32999, 429]
const limitText = /rate limit|too many requests/i

/** Error codes of transactions (https://docs.rs/sc-rpc-api, `author::error`). */
const invalidTransaction = 1010
const temporarilyBanned = 1012
const alreadyImported = 1013
/** Error codes for a request that no node accepts: bad parameters, bad format, invalid transaction, too low priority. */
const refusedCodes = [-32602, 1001, invalidTransaction, 1014]

/** JSON-RPC of Substrate nodes. */
export const substrateRpc: JsonRpcDialect = {
  chainMethod: 'chain_getBlockHash',
  chainParams: [0],
  isRightChain: isGenesisOf,
  isChainRequired: true,
  pingMethod: 'system_health',
  parse: parseJson,
  // Runtime metadata is about 1 MB, sent as hex (R45).
  maxBytes: 8 * 1024 * 1024,
  readError(error) {
    const code = readField(error, 'code')
    const number = typeof code === 'number' ? code : 0
    const details = [readField(error, 'message'), readField(error, 'data')]
      .map((part) => cleanText(part, 200))
      .filter(Boolean)
      .join(': ')
    const typed = createError(number === -32602 ? errors.INVALID_PARAMS : errors.RPC_FAILED, { cause: error, details })
    if (refusedCodes.includes(number)) return { type: 'refused', error: typed }
    const isLost = lostCodes.includes(number)
    return {
      type: 'failed',
      error: typed,
      mayPass: isLost || limitCodes.includes(number) || limitText.test(details),
      isLost,
    }
  },
  checkReply: ({ method, params }, reply) => (method === sendMethod ? readSending(params[0], reply) : reply),
  transactionId: ({ method, params }) => (method === sendMethod ? readHash(params[0]) : undefined),
}

/**
 * Treats "already imported" as success: the transaction was sent (R57b). A node bans a transaction that it had before, and calls a
 * transaction outdated after its nonce was used, so it may have been sent then.
 */
function readSending(signed: unknown, reply: ServerReply): ServerReply {
  if (reply.type === 'result') return reply
  const { error } = reply
  const code = readField(error.cause, 'code')
  const hash = code === alreadyImported ? readHash(signed) : undefined
  if (hash) return { type: 'result', result: hash }
  const isUsed =
    code === temporarilyBanned || (code === invalidTransaction && /outdated|stale/i.test(error.details ?? ''))
  return isUsed ? { type: 'failed', error, mayPass: false, isLost: true } : reply
}

function readHash(signed: unknown): string | undefined {
  return isByteHex(signed) ? bytesToHex(blake2b(hexToBytes(signed), { dkLen: 32 })) : undefined
}
