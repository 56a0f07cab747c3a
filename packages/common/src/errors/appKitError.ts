import type { CaseText } from './errors.js'
import type { ErrorCode } from './featureErrors.js'
import type { ErrorDefinition } from './pageErrors.js'

/** The properties of an error besides its code. */
export type AppKitErrorOptions = {
  /** Text for a special case of the code. Default: the text of the definition. */
  readonly shortMessage?: CaseText | undefined
  /** Values for the `{name}` placeholders of the text. */
  readonly values?: Readonly<Record<string, string | number>>
  /** For developers: what happened, why, and how to fix it. */
  readonly details?: string | undefined
  /**
   * The part of `message` that stands for `details`, if these contain text of a wallet or server: it may contain
   * personal data, and logs and error trackers store `message`. Default: `details`.
   */
  readonly summary?: string | undefined
  /** The original error. */
  readonly cause?: unknown
  /** The documentation of the error. Default: the section of its table in `docs/troubleshooting.md`. */
  readonly docsPath?: string
}

/**
 * The error class of Latchkey. Show `shortMessage` to visitors. `message` is for developers: it contains
 * `shortMessage`, `details` and `docsPath`, because a browser prints only the message of an uncaught error. The text of
 * a wallet or server is in `details` only, because it may contain personal data. `cause` is the original error. Use
 * `isAppKitError` instead of `instanceof`.
 *
 * @example
 * try { await kit.connect() } catch (error) { if (isAppKitError(error, 'USER_REJECTED')) retry() }
 */
export class AppKitError extends Error {
  override readonly name = 'AppKitError'
  readonly code: ErrorCode
  /** What happened, in a text that visitors understand. */
  readonly shortMessage: string
  /** For developers: what happened, why, and how to fix it. It may contain the text of a wallet or server. */
  readonly details: string | undefined
  /** What `message` says instead of `details`, if these contain text of a wallet or server. */
  readonly summary: string | undefined
  readonly docsPath: string

  constructor(definition: ErrorDefinition<ErrorCode>, options: AppKitErrorOptions) {
    const { values = {}, details, summary, docsPath = definition.docsPath } = options
    const shortMessage = fill(options.shortMessage ?? definition.shortMessage, values)
    super(
      [shortMessage, summary ?? details, `Docs: ${docsPath}`].filter(Boolean).join('\n\n'),
      'cause' in options ? { cause: options.cause } : undefined,
    )
    this.code = definition.code
    this.shortMessage = shortMessage
    this.details = details
    this.summary = summary
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

/**
 * Creates an {@link AppKitError} from its definition in `errors` or in the table of a feature.
 *
 * @example
 * throw createError(errors.RPC_FAILED, { cause, details: 'The server did not respond. Check `rpcUrls`.' })
 */
export function createError(definition: ErrorDefinition<ErrorCode>, options: AppKitErrorOptions = {}): AppKitError {
  return new AppKitError(definition, options)
}

/**
 * Returns whether a value is an `AppKitError`, with one of the given codes if any are given, and narrows its code.
 * Compares name and code rather than the class, so it works across windows and copies of the package. Never throws.
 */
export function isAppKitError<Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is AppKitError & { readonly code: Code } {
  if (typeof error !== 'object' || error === null) return false
  try {
    const { name, code, walk } = error as Partial<Record<keyof AppKitError, unknown>>
    if (name !== 'AppKitError' || typeof code !== 'string' || typeof walk !== 'function') return false
    return codes.length === 0 || (codes as readonly string[]).includes(code)
  } catch {
    return false
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

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
}

/** Returns the `summary` of details that consist of the text of a wallet or server only. */
export function seeDetails(source: 'wallet' | 'server'): string {
  return `See \`details\` for the text of the ${source}.`
}
