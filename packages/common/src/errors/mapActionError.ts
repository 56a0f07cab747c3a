import type { AppKitError } from './appKitError.js'
import { caseTexts } from './caseTexts.js'
import { createError } from './createError.js'
import { errors } from './errors.js'
import { isAppKitError } from './isAppKitError.js'

/**
 * Returns the typed error with which an action rejects. An error without a code comes from a getter of the parameters
 * that throws. A rejected signature and a failed transaction keep their code, and get the message of the action.
 */
export function mapActionError(action: string, error: unknown): AppKitError {
  if (!isAppKitError(error))
    return createError(errors.INVALID_PARAMS, { cause: error, details: `${action} cannot read its parameters.` })
  const { cause, code, details } = error
  if (code === 'USER_REJECTED' && action.startsWith('sign'))
    return createError(errors[code], { message: caseTexts.SIGNATURE_DECLINED, cause, details })
  if ((code === 'WALLET_FAILED' || code === 'RPC_FAILED') && isSending(action))
    return createError(errors[code], { message: caseTexts.SEND_FAILED, cause, details })
  return error
}

function isSending(action: string): boolean {
  return action.startsWith('send') || action === 'writeContract'
}
