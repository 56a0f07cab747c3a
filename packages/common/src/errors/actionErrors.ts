import { type AppKitError, createError, isAppKitError } from './appKitError.js'
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
