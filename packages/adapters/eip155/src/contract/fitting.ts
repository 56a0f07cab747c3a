import { createError, errors } from '@latchkey/common'

/** Runs an encoder of a contract call. Throws `INVALID_PARAMS` with the reason when the call does not match its ABI. */
export function fitting<T>(encode: () => T): T {
  try {
    return encode()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be encoded'
    throw createError(errors.INVALID_PARAMS, { cause, details: `The contract call does not fit its ABI: ${reason}` })
  }
}
