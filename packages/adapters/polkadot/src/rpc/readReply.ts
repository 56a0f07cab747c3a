import { AppKitError, cleanText, readField, type TableErrorCode } from '@latchkey/common'

/** What a node answered to one call. */
export type Reply =
  | { readonly type: 'result'; readonly result: unknown }
  /** The node understood and refused; asking again changes nothing. */
  | { readonly type: 'refused'; readonly error: AppKitError; readonly code: number }
  /** It did not get so far: another URL, or another try, may do better. */
  | { readonly type: 'failed'; readonly error: AppKitError }

/** Codes of JSON-RPC that say the server could not, rather than would not (specification §8). */
const passingCodes = [-1, -32603, -32005]

const meanings: Readonly<Record<number, TableErrorCode>> = {
  [-32601]: 'METHOD_NOT_SUPPORTED',
  [-32602]: 'INVALID_PARAMS',
}

/** Reads the body of a node's answer to the call with this id (R54); total. */
export function readReply(status: number, json: unknown, id: number): Reply {
  if (status < 200 || status > 299)
    return { type: 'failed', error: new AppKitError('HTTP_STATUS', { values: { status } }) }
  const error = readField(json, 'error')
  if (readField(json, 'id') !== id || (error === undefined && readField(json, 'result') === undefined))
    return { type: 'failed', error: new AppKitError('RPC_BAD_RESPONSE') }
  if (error === undefined || error === null) return { type: 'result', result: readField(json, 'result') }
  const code = readField(error, 'code')
  const number = typeof code === 'number' ? code : 0
  const details = [readField(error, 'message'), readField(error, 'data')]
    .map((part) => cleanText(part, 200))
    .filter(Boolean)
  const refusal = new AppKitError(meanings[number] ?? 'RPC_FAILED', { cause: error, details: details.join(': ') })
  return passingCodes.includes(number)
    ? { type: 'failed', error: refusal }
    : { type: 'refused', error: refusal, code: number }
}
