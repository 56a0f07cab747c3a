import type { CaseText } from './caseTexts.js'
import type { ErrorDefinition } from './defineErrors.js'
import type { ErrorCode } from './errorCode.js'

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
