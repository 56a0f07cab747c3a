import { caseTexts, type ErrorCode, errorTable, type TableErrorCode } from './errorTable.js'
import { isAppKitError, type Settling, settleBy } from './settling.js'
import { type AppKitErrorOptions, TypedError } from './typedError.js'

// The error and what ends in one. One file, for whatever waits for a wallet or a network needs both.

/**
 * The error class of Latchkey. `message` is the plain text of the code (specification §8 where it has one), `details`
 * tells developers more, `cause` is the original. Tell errors apart by {@link isAppKitError}, not by class.
 *
 * @example
 * try { await kit.connect() } catch (error) { if (isAppKitError(error, 'USER_REJECTED')) retry() }
 */
export class AppKitError extends TypedError<ErrorCode> {
  /** The English text of every code it is made with. */
  static readonly texts: Readonly<Record<TableErrorCode, string>> = errorTable

  constructor(code: TableErrorCode, options: AppKitErrorOptions = {}) {
    super(code, errorTable[code], options)
  }
}

/** The error of a parameter that cannot be used: `value` `must be a bigint`. */
export function invalidParams(field: string, problem: string): AppKitError {
  return new AppKitError('INVALID_PARAMS', { details: `${field} ${problem}.` })
}

/** Returns an error with the code that apps check and the text that specification §8 has for the case. */
export function caseError(
  code: TableErrorCode,
  text: keyof typeof caseTexts,
  options: AppKitErrorOptions = {},
): AppKitError {
  return new TypedError(code, caseTexts[text], options)
}

/**
 * Returns the error that an action rejects with. Wallets and networks give typed errors, so any other error comes from parameters that
 * throw when they are read. A refused signature and a failed transaction keep their code and have the text of specification §8.
 */
export function actionError(action: string, error: unknown): Error {
  if (!isAppKitError(error))
    return new AppKitError('INVALID_PARAMS', { cause: error, details: `${action} cannot read its parameters.` })
  const { cause, code, details } = error
  if (code === 'USER_REJECTED' && action.startsWith('sign'))
    return caseError(code, 'SIGNATURE_DECLINED', { cause, details })
  if ((code === 'WALLET_FAILED' || code === 'RPC_FAILED') && isSending(action))
    return caseError(code, 'SEND_FAILED', { cause, details })
  return error
}

function isSending(action: string): boolean {
  return action.startsWith('send') || action === 'writeContract'
}

/** When and how a promise is given up. */
export type Deadline = Omit<Settling, 'onTimeout'> & {
  /** The error when the time is over. */
  readonly code?: TableErrorCode | undefined
}

/**
 * Settles with the promise, or rejects with `code` after `ms`, or with `ABORTED` (or the signal's own reason when that is
 * an AppKitError) when the signal fires. A late answer is dropped; it never becomes an unhandled rejection (law L1).
 */
export function withDeadline<T>(
  promise: PromiseLike<T>,
  { code = 'WALLET_TIMEOUT', ...deadline }: Deadline,
): Promise<T> {
  return settleBy(promise, { ...deadline, onTimeout: () => new AppKitError(code) })
}
