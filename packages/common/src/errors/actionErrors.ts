import { type AppKitError, createError, isAppKitError, seeDetails } from './appKitError.js'
import { caseTexts, errors } from './errors.js'

/**
 * Creates `INVALID_PARAMS`. `problem` continues a sentence that starts with `field`, for example `must be a bigint`.
 */
export function invalidParams(field: string, problem: string): AppKitError {
  return createError(errors.INVALID_PARAMS, { details: `${field} ${problem}.` })
}

/**
 * Returns the typed error with which an action rejects. An error without a code comes from a getter of the parameters
 * that throws. A rejected signature and a failed transaction keep their code, and get the message of the action.
 */
export function mapActionError(action: string, error: unknown): AppKitError {
  if (!isAppKitError(error))
    return createError(errors.INVALID_PARAMS, { cause: error, details: `${action} cannot read its parameters.` })
  const { cause, code, details, summary } = error
  if (code === 'USER_REJECTED' && action.startsWith('sign'))
    return createError(errors[code], { shortMessage: caseTexts.SIGNATURE_DECLINED, cause, details, summary })
  if ((code === 'WALLET_FAILED' || code === 'RPC_FAILED') && isSending(action))
    return createError(errors[code], { shortMessage: caseTexts.SEND_FAILED, cause, details, summary })
  return error
}

function isSending(action: string): boolean {
  return action.startsWith('send') || action === 'writeContract'
}

/**
 * Texts with which wallets and their libraries report that they sent a transaction and do not know its outcome: the
 * network already has it, a confirmation that did not arrive in time, and a lost connection.
 */
const unknownOutcome =
  /already ?(?:been )?processed|unknown if it succeeded|not (?:been )?confirmed|block ?height exceeded|time(?:d |-)?out|failed to fetch|network (?:error|request failed)|socket hang up/i

/**
 * Maps the error of a Solana wallet that should sign and send a transaction. Returns `SEND_FAILED_SOLANA` for a
 * failure, and `WALLET_FAILED` whose `details` warn before a second attempt if the wallet may have sent the
 * transaction. Returns every other error unchanged.
 */
export function mapSolanaSendError(error: unknown): unknown {
  if (!isAppKitError(error, 'WALLET_FAILED')) return error
  const { details, summary } = error
  if (!unknownOutcome.test(details ?? ''))
    return createError(errors.SEND_FAILED_SOLANA, { cause: error, details, summary })
  return createError(errors.WALLET_FAILED, {
    cause: error.cause,
    details: `${warning} The wallet reported: ${details}`,
    summary: `${warning} ${seeDetails('wallet')}`,
  })
}

const warning = 'The wallet may have sent the transaction. Check before you send it again.'

/**
 * Creates the error for a transaction that no server confirmed, although one of them may have sent it. `id` is computed
 * from the signed transaction. `details` contain it, and the reason of the last failure. After an abort, the code
 * stays.
 *
 * @example
 * throw maybeSent(hash, createError(errors.HTTP_TIMEOUT))
 */
export function maybeSent(id: string, reason: unknown): AppKitError {
  const outcome = `The transaction ${id} may have been sent. Check before you send it again.`
  const { code, shortMessage, details } = isAppKitError(reason) ? reason : createError(errors.RPC_FAILED)
  return createError(code === 'ABORTED' || code === 'DESTROYED' ? errors[code] : errors.RPC_FAILED, {
    cause: reason,
    details: `${outcome} The last error: ${details || shortMessage}`,
    summary: `${outcome} The last error: ${shortMessage}`,
  })
}
