import { type ErrorCode, json, objectOf, optional, type Parser, type Result, text } from '@latchkey/common'

/** One encrypted message of a topic. */
export type TopicMessage = { readonly topic: string; readonly message: string; readonly publishedAt: number }

/** A frame of the relay: the response to a call, or a message of a topic, which the client acknowledges. */
export type RelayMessage =
  | { readonly type: 'response'; readonly id: string; readonly result: unknown }
  | { readonly type: 'failure'; readonly id: string; readonly code: unknown; readonly reason: string }
  | {
      readonly type: 'message'
      /** The id as JSON, for the acknowledgement. It may have more digits than a number represents exactly. */
      readonly idText: string
      readonly content: TopicMessage
    }

type Id = string | number
const id: Parser<Id> = (input) =>
  (typeof input === 'string' && input.length <= 64) || typeof input === 'number'
    ? { ok: true, value: input }
    : { ok: false, reason: 'not an id' }
const anything: Parser<unknown> = (input) => ({ ok: true, value: input })
const moment: Parser<number> = (input) => ({
  ok: true,
  value: typeof input === 'number' && Number.isFinite(input) ? Math.max(0, input) : 0,
})
/** Longest accepted message, in characters. Wallets send at most a few hundred kB. */
const maxMessage = 2 ** 20

/** Reads a message of a topic. Never throws. */
export const safeParseTopicMessage: Parser<TopicMessage> = objectOf({
  topic: text({ max: 64, pattern: /^[\da-f]{64}$/ }),
  message: text({ max: maxMessage }),
  publishedAt: moment,
})

const request = objectOf({ id, method: text({ max: 64 }), params: anything })
const failure = objectOf({ id, error: objectOf({ code: anything, message: optional(text()) }) })
const response = objectOf({ id, result: anything })
const subscription = objectOf({ data: safeParseTopicMessage })

/** Reads a frame of the relay's socket. Fails for anything but a response or a message of a topic. Never throws. */
export const safeParseRelayMessage: Parser<RelayMessage> = (input) =>
  json((content) => readMessage(content, input), { max: maxMessage * 4 })(input)

function readMessage(input: unknown, frame: unknown): Result<RelayMessage> {
  const asked = request(input)
  if (asked.ok) {
    if (asked.value.method !== 'irn_subscription') return { ok: false, reason: 'an unknown method' }
    const parsed = subscription(asked.value.params)
    return parsed.ok
      ? { ok: true, value: { type: 'message', idText: exactId(asked.value.id, frame), content: parsed.value.data } }
      : parsed
  }
  const failed = failure(input)
  if (failed.ok)
    return {
      ok: true,
      value: {
        type: 'failure',
        id: String(failed.value.id),
        code: failed.value.error.code,
        reason: failed.value.error.message ?? '',
      },
    }
  const answered = response(input)
  return answered.ok
    ? { ok: true, value: { type: 'response', id: String(answered.value.id), result: answered.value.result } }
    : answered
}

function exactId(id: Id, frame: unknown): string {
  if (typeof id === 'string' || Number.isSafeInteger(id)) return JSON.stringify(id)
  return /"id"\s*:\s*(\d{16,32})/.exec(String(frame))?.[1] ?? JSON.stringify(id)
}

/** Close reasons of a relay, with their error codes. */
const refusals: readonly (readonly [RegExp, ErrorCode])[] = [
  [/origin not allowed/i, 'SERVER_ORIGIN_NOT_ALLOWED'],
  [/invalid key|project/i, 'SERVER_INVALID_KEY'],
  [/jwt.*(?:not yet valid|expired)/i, 'SERVER_JWT_NOT_YET_VALID'],
]
/** Close code of a relay that rejects the client. */
const refusedCode = 3000

/** Returns the error code for a relay that rejects the app, and undefined for any other close. */
export function readRefusal(code: number, reason: string): ErrorCode | undefined {
  if (code !== refusedCode) return undefined
  return refusals.find(([pattern]) => pattern.test(reason))?.[1] ?? 'INVALID_APP_CONFIGURATION'
}
