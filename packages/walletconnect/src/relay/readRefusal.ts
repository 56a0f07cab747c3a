import type { ErrorCode } from '@latchkey/common'

/** What a relay says when it closes, and what it means (specification §8). */
const refusals: readonly (readonly [RegExp, ErrorCode])[] = [
  [/origin not allowed/i, 'SERVER_ORIGIN_NOT_ALLOWED'],
  [/invalid key|project/i, 'SERVER_INVALID_KEY'],
  [/jwt.*(?:not yet valid|expired)/i, 'SERVER_JWT_NOT_YET_VALID'],
]
/** The close code of a relay that does not want this client. */
const refusedCode = 3000

/** The reason a relay gives for closing on an app it does not serve, `undefined` for any other end. */
export function readRefusal(code: number, reason: string): ErrorCode | undefined {
  if (code !== refusedCode) return undefined
  return refusals.find(([pattern]) => pattern.test(reason))?.[1] ?? 'INVALID_APP_CONFIGURATION'
}
