import type { JsonRpcDialect } from '@latchkey/adapter-kit'
import {
  cleanText,
  createError,
  errors,
  failedBy,
  parseExactJson,
  readField,
  type TableErrorCode,
} from '@latchkey/common'
import { isGenesisOf } from '../network/chains.js'

/** Error codes of temporary errors: unknown, internal, limit exceeded, and a node that lags behind. */
const temporaryCodes = [-1, -32603, -32005, -32004, -32014, -32016]

const meanings: Readonly<Record<number, TableErrorCode>> = {
  [-32601]: 'METHOD_NOT_SUPPORTED',
  [-32602]: 'INVALID_PARAMS',
}

/** JSON-RPC of Solana nodes. Unsafe integers are parsed as text. */
export const solanaRpc: JsonRpcDialect = {
  chainMethod: 'getGenesisHash',
  isRightChain: isGenesisOf,
  pingMethod: 'getHealth',
  parse: parseExactJson,
  readError(error) {
    const code = readField(error, 'code')
    const number = typeof code === 'number' ? code : 0
    const typed = createError(errors[meanings[number] ?? 'RPC_FAILED'], { cause: error, details: detailsOf(error) })
    return temporaryCodes.includes(number) ? failedBy(typed) : { type: 'refused', error: typed }
  },
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
