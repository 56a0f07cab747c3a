import type { ErrorCode } from '@latchkey/common'

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
