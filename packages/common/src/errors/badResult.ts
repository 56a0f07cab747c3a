import { cleanText } from '../text/shownText.js'
import type { AppKitError } from './appKitError.js'
import { createError, seeDetails } from './appKitError.js'
import { errors } from './errors.js'

/** Maximum length of a string inside a response. A hash and an ordinary signature are shorter. */
const textLimit = 200
const answerLimit = 1_000

/**
 * Creates `WALLET_BAD_RESULT` for a result without a clear meaning. `details` contain the response, cleaned and cut,
 * and warn that the wallet may have carried out the request. Set `isRead` for requests that change nothing and that no
 * visitor approves.
 *
 * @example
 * throw badResult('a transaction hash', response)
 */
export function badResult(expected: string, response: unknown, { isRead = false } = {}): AppKitError {
  const outcome = isRead ? '' : ' The wallet may have carried out the request. Check before you send it again.'
  return createError(errors.WALLET_BAD_RESULT, {
    details: `The wallet was asked for ${expected} and answered ${describe(response)}.${outcome}`,
    summary: `The wallet was asked for ${expected} and sent an invalid response.${outcome} ${seeDetails('wallet')}`,
  })
}

function describe(response: unknown): string {
  try {
    return cleanText(JSON.stringify(response, createShortener()), answerLimit) || typeof response
  } catch {
    return 'something that cannot be shown'
  }
}

/** Creates a JSON replacer that shortens the response. It writes each object once, so that cycles end. */
function createShortener() {
  const shown = new Set<unknown>()
  return (_key: string, value: unknown): unknown => {
    if (typeof value === 'bigint') return `${value}`
    if (value instanceof Uint8Array) return `${value.length} bytes: ${value.slice(0, textLimit).join(' ')}`
    if (typeof value === 'string' && value.length > textLimit) return `${value.slice(0, textLimit)}…`
    if (typeof value !== 'object' || value === null) return value
    if (shown.has(value)) return '…'
    shown.add(value)
    return value
  }
}
