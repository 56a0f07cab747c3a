/** The refusals that a wallet repeats without asking its person again. */
export type Refusals = {
  /** Remembers that the person refused a method. */
  add(method: string): void
  /** Whether the wallet still refuses the method by itself. */
  isRepeated(method: string): boolean
}

/** Makes {@link Refusals}; `ms` is how long each is repeated, 0 for never. */
export function createRefusals(ms = 0): Refusals {
  const refusedAt = new Map<string, number>()
  return {
    add: (method) => void refusedAt.set(method, Date.now()),
    isRepeated(method) {
      const at = refusedAt.get(method)
      return at !== undefined && Date.now() - at < ms
    },
  }
}
