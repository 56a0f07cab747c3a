import type { JsonRpcDialect } from '@latchkey/adapter-kit'
import { cleanText, createError, errors, parseExactJson, readField } from '@latchkey/common'
import { isGenesisOf } from '../network/chains.js'
import { isNodeRefusal } from './isNodeRefusal.js'

/**
 * Error codes of temporary errors: unknown, internal, a node that lags behind, and the rate limits of RPC providers (-32007 of QuickNode,
 * -32429 of Helius, 429 of Alchemy).
 */
const temporaryCodes = [-1, -32603, -32004, -32005, -32007, -32014, -32016, -32429, 429]

/** JSON-RPC of Solana nodes. Unsafe integers are parsed as text. */
export const solanaRpc: JsonRpcDialect = {
  chainMethod: 'getGenesisHash',
  isRightChain: isGenesisOf,
  pingMethod: 'getHealth',
  parse: parseExactJson,
  readError(cause) {
    const code = readField(cause, 'code')
    const definition = code === -32602 ? errors.INVALID_PARAMS : errors.RPC_FAILED
    const error = createError(definition, { cause, details: detailsOf(cause) })
    if (isNodeRefusal(error)) return { type: 'refused', error }
    return { type: 'failed', error, mayPass: temporaryCodes.some((one) => one === code) }
  },
  checkReply({ method }, reply) {
    if (method !== 'sendTransaction' || reply.type !== 'refused') return reply
    // An earlier attempt succeeded, but its response was lost (R57b).
    if (isProcessed(reply.error.cause)) return { type: 'result', result: null }
    // An earlier attempt may have succeeded, and another node may know a newer blockhash.
    return { type: 'failed', error: reply.error, mayPass: false }
  },
}

/** Returns whether a node refuses a transaction because the network has processed it. */
function isProcessed(error: unknown): boolean {
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
