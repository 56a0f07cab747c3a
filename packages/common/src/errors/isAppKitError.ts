import type { AppKitError } from './appKitError.js'
import type { ErrorCode } from './errorCode.js'

/**
 * Returns whether a value is an `AppKitError`, with one of the given codes if any are given. Compares name and code
 * rather than the class, so it works across windows and copies of the package. Never throws.
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
