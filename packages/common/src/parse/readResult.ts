import { parseJson, readField } from './json.js'

/** Maximum number of wrappers around a result. */
const depthLimit = 3

/**
 * Reads the result of a wallet with `read`, plain or wrapped: in one of the `fields`, in the `result` of a JSON-RPC
 * response, as the only entry of a list, or as JSON text. Returns `undefined` if `read` does, or if the wrappers
 * contain two different results.
 *
 * @example
 * readResult({ signature: '0x…' }, ['signature'], readHex)
 */
export function readResult<T extends {}>(
  response: unknown,
  fields: readonly string[],
  read: (value: unknown) => T | undefined,
): T | undefined {
  return readAt(response, fields, read, 0)
}

function readAt<T extends {}>(
  response: unknown,
  fields: readonly string[],
  read: (value: unknown) => T | undefined,
  depth: number,
): T | undefined {
  const isResponse = readField(response, 'jsonrpc') !== undefined
  const plain = isResponse ? undefined : read(response)
  if (plain !== undefined || depth === depthLimit) return plain
  // The other fields of a JSON-RPC response, such as its id, are not part of the result.
  const inner = (isResponse ? ['result'] : [...fields, 'result']).map((field) => readField(response, field))
  if (readField(response, 'length') === 1 && typeof response === 'object') inner.push(readField(response, '0'))
  if (typeof response === 'string' && /^\s*["[{]/.test(response)) inner.push(parseJson(response))
  const results = inner.flatMap((value) => (value === undefined ? [] : (readAt(value, fields, read, depth + 1) ?? [])))
  const isClear = new Set(results.map((result) => JSON.stringify(result))).size === 1
  return isClear ? results[0] : undefined
}
