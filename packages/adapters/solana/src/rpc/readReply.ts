import {
  AppKitError,
  cleanText,
  failedBy,
  failedByStatus,
  readField,
  type ServerReply,
  type TableErrorCode,
  unreadStatuses,
} from '@latchkey/common'

/** Codes that say the server could not, rather than would not: -1, internal, limits (specification §8), and a node that lags. */
const passingCodes = [-1, -32603, -32005, -32004, -32014, -32016]

const meanings: Readonly<Record<number, TableErrorCode>> = {
  [-32601]: 'METHOD_NOT_SUPPORTED',
  [-32602]: 'INVALID_PARAMS',
}

/** Reads a node's answer to the call with this id (R54), with the pause in ms that it named; total. */
export function readReply(status: number, json: unknown, id: number, pauseMs?: number): ServerReply {
  const error = readField(json, 'error')
  const hasError = error !== undefined && error !== null
  const result = readField(json, 'result')
  const isReply = readField(json, 'id') === id && hasError !== (result !== undefined && result !== null)
  if (!isReply || unreadStatuses.includes(status)) return failedByStatus(status, pauseMs)
  if (!hasError) return { type: 'result', result }
  const code = readField(error, 'code')
  const number = typeof code === 'number' ? code : 0
  const typed = new AppKitError(meanings[number] ?? 'RPC_FAILED', { cause: error, details: detailsOf(error) })
  return passingCodes.includes(number) ? { ...failedBy(typed), pauseMs } : { type: 'refused', error: typed }
}

/** What the node says, and the last lines of a program that failed. */
function detailsOf(error: unknown): string {
  const logs = readField(readField(error, 'data'), 'logs')
  const last = Array.isArray(logs) ? logs.slice(-2) : []
  return [readField(error, 'message'), ...last]
    .map((part) => cleanText(part, 200))
    .filter(Boolean)
    .join('; ')
}
