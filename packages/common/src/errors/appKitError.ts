import type { CaseText, ErrorDefinition } from './errors.js'
import type { ErrorCode } from './featureErrors.js'

/** The properties of an error besides its code. */
export type AppKitErrorOptions = {
  /** Message for a special case of the code. Default: the message of the definition. */
  readonly message?: CaseText | undefined
  /** Values for the `{name}` placeholders of the message, besides `{details}`. */
  readonly values?: Readonly<Record<string, string | number>>
  /** For developers: what happened, why, and how to fix it. */
  readonly details?: string | undefined
  /** The original error. */
  readonly cause?: unknown
  /** Path of the error's documentation, below the documentation root. */
  readonly docsPath?: string
}

/**
 * The error class of Latchkey. `createError` creates its instances. `message` is the message of the code. `details`
 * explain the error to developers. `cause` is the original error. Use `isAppKitError` instead of `instanceof`.
 *
 * @example
 * try { await kit.connect() } catch (error) { if (isAppKitError(error, 'USER_REJECTED')) retry() }
 */
export class AppKitError extends Error {
  override readonly name = 'AppKitError'
  readonly code: ErrorCode
  readonly details: string | undefined
  readonly docsPath: string | undefined

  constructor({ code, message }: ErrorDefinition<ErrorCode>, options: AppKitErrorOptions) {
    const { values, details, docsPath } = options
    super(
      fill(options.message ?? message, { ...values, details }),
      'cause' in options ? { cause: options.cause } : undefined,
    )
    this.code = code
    this.details = details
    this.docsPath = docsPath
  }

  /**
   * Returns the first error of the `cause` chain for which the predicate returns true, starting with this error.
   * Without a predicate, returns the innermost cause.
   */
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

/** Returns `undefined` if the `cause` getter of a wallet's error throws. */
function causeOf(error: unknown): unknown {
  try {
    return error instanceof Error ? error.cause : undefined
  } catch {
    return undefined
  }
}

function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
}

/**
 * Creates an {@link AppKitError} from its definition in `errors`, `setupErrors` or `serviceErrors`.
 *
 * @example
 * throw createError(errors.RPC_FAILED, { cause, details: 'The server did not respond. Check `rpcUrls`.' })
 */
export function createError(definition: ErrorDefinition<ErrorCode>, options: AppKitErrorOptions = {}): AppKitError {
  return new AppKitError(definition, options)
}

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
