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

/** What every error of Latchkey is; made by `AppKitError` and `setupError`, which know the texts. */
export class TypedError<Code extends string> extends Error {
  override readonly name = 'AppKitError'
  readonly code: Code
  readonly details: string | undefined
  readonly docsPath: string | undefined

  constructor(code: Code, text: string, options: AppKitErrorOptions) {
    super(fill(text, options.values), 'cause' in options ? { cause: options.cause } : undefined)
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
