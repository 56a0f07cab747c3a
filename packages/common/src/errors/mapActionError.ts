import type { AppKitError } from './appKitError.js'
import { caseTexts } from './caseTexts.js'
import { createError } from './createError.js'
import { errors } from './errors.js'
import { isAppKitError } from './isAppKitError.js'

/**
 * Returns the error that an action rejects with. Wallets and networks reject with typed errors, so any other error comes from parameters that
 * throw when they are read. A rejected signature and a failed transaction keep their code and get the text of specification §8.
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
