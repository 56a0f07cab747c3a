import {
  AppKitError,
  cleanText,
  failedBy,
  failedByStatus,
  readField,
  type ServerReply,
  type TableErrorCode,
} from '@latchkey/common'

/** Codes of JSON-RPC that say the server could not, rather than would not (specification §8). */
const passingCodes = [-1, -32603, -32005]

const meanings: Readonly<Record<number, TableErrorCode>> = {
  [-32601]: 'METHOD_NOT_SUPPORTED',
  [-32602]: 'INVALID_PARAMS',
}

/** Reads a node's answer to the call with this id (R54), with the pause in ms that it named; total. */
export function readReply(status: number, json: unknown, id: number, pauseMs?: number): ServerReply {
  const error = readField(json, 'error')
  const isReply = readField(json, 'id') === id && (error !== undefined || readField(json, 'result') !== undefined)
  if (!isReply || status < 200 || status > 299) return failedByStatus(status, pauseMs)
  if (error === undefined || error === null) return { type: 'result', result: readField(json, 'result') }
  const code = readField(error, 'code')
  const number = typeof code === 'number' ? code : 0
  const details = [readField(error, 'message'), readField(error, 'data')]
    .map((part) => cleanText(part, 200))
    .filter(Boolean)
  const refusal = new AppKitError(meanings[number] ?? 'RPC_FAILED', { cause: error, details: details.join(': ') })
  return passingCodes.includes(number) ? { ...failedBy(refusal), pauseMs } : { type: 'refused', error: refusal }
}
