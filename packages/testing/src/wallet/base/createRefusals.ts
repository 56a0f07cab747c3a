/** Rejections that a wallet repeats without asking its user again. */
export type Refusals = {
  /** Remembers that the user rejected a method. */
  add(method: string): void
  /** Whether the wallet still rejects the method on its own. */
  isRepeated(method: string): boolean
}

/** Creates {@link Refusals}. Each is repeated for `ms`, 0 for never. */
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
