import { createError } from './createError.js'
import { errors } from './errors.js'
import { isAppKitError } from './isAppKitError.js'

/**
 * Texts with which wallets and their libraries report that they sent a transaction and do not know its outcome: the network already has it,
 * a confirmation that did not arrive in time, and a lost connection.
 */
const unknownOutcome =
  /already ?(?:been )?processed|unknown if it succeeded|not (?:been )?confirmed|block ?height exceeded|time(?:d |-)?out|failed to fetch|network (?:error|request failed)|socket hang up/i

/**
 * Maps the error of a Solana wallet that should sign and send a transaction. Returns `SEND_FAILED_SOLANA` for a failure, and `WALLET_FAILED`
 * whose `details` warn before a second attempt if the wallet may have sent the transaction. Returns every other error unchanged.
 */
export function mapSolanaSendError(error: unknown): unknown {
  if (!isAppKitError(error, 'WALLET_FAILED')) return error
  const { details } = error
  if (!unknownOutcome.test(details ?? '')) return createError(errors.SEND_FAILED_SOLANA, { cause: error, details })
  return createError(errors.WALLET_FAILED, {
    cause: error.cause,
    details: `${warning} The wallet reported: ${details}`,
  })
}

const warning = 'The wallet may have sent the transaction. Check before you send it again.'
