import type { AppKitError } from './appKitError.js'
import type { ErrorCode } from './errorTable.js'

/**
 * Whether a value is an {@link AppKitError}, with one of the given codes if any are given. Works across package copies and
 * windows, so it goes by name and code, not by class. Never throws.
 */
export function isAppKitError(error: unknown, ...codes: readonly ErrorCode[]): error is AppKitError {
  if (typeof error !== 'object' || error === null) return false
  try {
    const { name, code, walk } = error as Partial<Record<keyof AppKitError, unknown>>
    if (name !== 'AppKitError' || typeof code !== 'string' || typeof walk !== 'function') return false
    return codes.length === 0 || (codes as readonly string[]).includes(code)
  } catch {
    return false
  }
}
