import { type ErrorCode, errorTable } from './errorTable.js'

/** What an error may carry besides its code. */
export type AppKitErrorOptions = {
  /** Fills the `{name}` places of the message. */
  readonly values?: Readonly<Record<string, string | number>>
  /** For developers: what happened, why, and how to fix it. */
  readonly details?: string | undefined
  /** The error this one stands for. */
  readonly cause?: unknown
  /** Where the documentation explains it, a path below the documentation root. */
  readonly docsPath?: string
}

/**
 * The one error class of Latchkey. `message` is the plain text of the code (specification §8 where it has one),
 * `details` tells developers more, `cause` is the original.
 *
 * @example
 * try { await kit.connect() } catch (error) { if (isAppKitError(error, 'USER_REJECTED')) retry() }
 */
export class AppKitError extends Error {
  override readonly name = 'AppKitError'
  readonly code: ErrorCode
  readonly details: string | undefined
  readonly docsPath: string | undefined

  constructor(code: ErrorCode, options: AppKitErrorOptions = {}) {
    super(fill(errorTable[code], options.values), 'cause' in options ? { cause: options.cause } : undefined)
    this.code = code
    this.details = options.details
    this.docsPath = options.docsPath
  }

  /** The first error of the `cause` chain, this one included, that fulfils the predicate; without one, the innermost. */
  walk(predicate?: (error: unknown) => boolean): unknown {
    let current: unknown = this
    for (let depth = 0; depth < 32; depth++) {
      if (predicate?.(current)) return current
      const next = causeOf(current)
      if (next === undefined) break
      current = next
    }
    return predicate ? undefined : current
  }
}

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

/** Causes come from wallets, too: one whose getter throws has none. */
function causeOf(error: unknown): unknown {
  try {
    return error instanceof Error ? error.cause : undefined
  } catch {
    return undefined
  }
}

function fill(text: string, values: AppKitErrorOptions['values']): string {
  return values ? text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place)) : text
}
