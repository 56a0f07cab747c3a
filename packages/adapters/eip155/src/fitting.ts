import { AppKitError } from '@latchkey/common'

/** Runs what encodes a contract call. Throws `INVALID_PARAMS` with the reason where the call does not fit its ABI. */
export function fitting<T>(encode: () => T): T {
  try {
    return encode()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be encoded'
    throw new AppKitError('INVALID_PARAMS', { cause, details: `The contract call does not fit its ABI: ${reason}` })
  }
}
