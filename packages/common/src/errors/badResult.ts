import { cleanText } from '../text/cleanText.js'
import type { AppKitError } from './appKitError.js'
import { createError } from './createError.js'
import { errors } from './errors.js'

/** Maximum length of a text inside an answer. A hash and an ordinary signature are shorter. */
const textLimit = 200
const answerLimit = 1_000

/**
 * Creates `WALLET_BAD_RESULT` for a result that has no readable meaning. `details` contain the answer, cleaned and cut, and warn that the
 * wallet may have carried out the request. Only a request that changes nothing and that no user approves has `isRead`.
 *
 * @example
 * throw badResult('a transaction hash', answer)
 */
export function badResult(wanted: string, answer: unknown, { isRead = false } = {}): AppKitError {
  const outcome = isRead ? '' : ' The wallet may have carried out the request. Check before you send it again.'
  return createError(errors.WALLET_BAD_RESULT, {
    details: `The wallet was asked for ${wanted} and answered ${describe(answer)}.${outcome}`,
  })
}

function describe(answer: unknown): string {
  try {
    return cleanText(JSON.stringify(answer, shorten), answerLimit) || typeof answer
  } catch {
    return 'something that cannot be shown'
  }
}

function shorten(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`
  if (value instanceof Uint8Array) return `${value.length} bytes: ${value.slice(0, textLimit).join(' ')}`
  return typeof value === 'string' && value.length > textLimit ? `${value.slice(0, textLimit)}…` : value
}
