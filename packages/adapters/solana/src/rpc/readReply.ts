import { AppKitError, cleanText, readField, retriedStatuses, type TableErrorCode } from '@latchkey/common'

/** What a node answered to one call. */
export type Reply =
  | { readonly type: 'result'; readonly result: unknown }
  /** The node understood and refused; asking again changes nothing. */
  | { readonly type: 'refused'; readonly error: AppKitError }
  /** It did not get so far: another URL, or another try, may do better. */
  | { readonly type: 'failed'; readonly error: AppKitError; readonly isFinal?: boolean | undefined }

/** Codes that say the server could not, rather than would not: -1, internal, limits (specification §8), and a node that lags. */
const passingCodes = [-1, -32603, -32005, -32004, -32014, -32016]

const meanings: Readonly<Record<number, TableErrorCode>> = {
  [-32601]: 'METHOD_NOT_SUPPORTED',
  [-32602]: 'INVALID_PARAMS',
}

/** Reads the body of a node's answer to the call with this id (R54); total. */
export function readReply(status: number, json: unknown, id: number): Reply {
  const error = readField(json, 'error')
  const hasError = error !== undefined && error !== null
  const result = readField(json, 'result')
  const isReply = readField(json, 'id') === id && hasError !== (result !== undefined && result !== null)
  if (!isReply) {
    if (status >= 200 && status <= 299) return { type: 'failed', error: new AppKitError('RPC_BAD_RESPONSE') }
    const typed = new AppKitError('HTTP_STATUS', { values: { status } })
    return { type: 'failed', error: typed, isFinal: !retriedStatuses.includes(status) }
  }
  if (!hasError) return { type: 'result', result }
  const code = readField(error, 'code')
  const number = typeof code === 'number' ? code : 0
  const typed = new AppKitError(meanings[number] ?? 'RPC_FAILED', { cause: error, details: detailsOf(error) })
  return passingCodes.includes(number) ? { type: 'failed', error: typed } : { type: 'refused', error: typed }
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
