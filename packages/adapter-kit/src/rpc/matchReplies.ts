import { createError, errors, failedBy, isObject, readField, type ServerReply } from '@latchkey/common'
import type { JsonRpcCall, JsonRpcDialect } from './jsonRpcDialect.js'

type ReplyReader = Pick<JsonRpcDialect, 'readError' | 'checkReply'>

/**
 * Returns one reply for each call, matched by id and in the order of the calls. A reply that is missing, repeated
 * or malformed counts as failed. Replies without a call are ignored.
 */
export function matchReplies(
  calls: readonly JsonRpcCall[],
  answer: unknown,
  reader: ReplyReader,
): readonly ServerReply[] {
  const found = new Map<unknown, unknown>()
  for (const item of Array.isArray(answer) ? answer : [answer]) {
    if (!isObject(item)) continue
    const id = readField(item, 'id')
    found.set(id, found.has(id) ? undefined : item)
  }
  return calls.map((call) => {
    const reply = readReply(call, found.get(call.id), reader)
    return reader.checkReply?.(call, reply) ?? reply
  })
}

function readReply({ id }: JsonRpcCall, item: unknown, { readError }: ReplyReader): ServerReply {
  if (readField(item, 'id') !== id) return badReply()
  const result = readField(item, 'result')
  const error = readField(item, 'error')
  const hasError = error !== undefined && error !== null
  const hasResult = result !== undefined && !(hasError && result === null)
  if (hasError === hasResult) return badReply()
  return hasError ? readError(error) : { type: 'result', result }
}

function badReply(): ServerReply {
  return failedBy(createError(errors.RPC_BAD_RESPONSE))
}
