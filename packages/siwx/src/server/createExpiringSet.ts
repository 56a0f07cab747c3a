/** A set in memory whose entries expire. */
export type ExpiringSet = {
  /** Adds an entry until `expiresAt`, in ms since 1970. */
  add(key: string, expiresAt: number): void
  /** Returns whether the entry exists and has not expired. */
  has(key: string): boolean
  /** Removes an entry. Returns whether it existed and had not expired. */
  delete(key: string): boolean
}

/** The bounds of a store in memory. */
export type MemoryStoreOptions = {
  /** Number of entries after which the oldest is dropped. Default: 100,000, which take about 20 MB. */
  readonly maxEntries?: number | undefined
  /** Wall clock in ms. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** Creates an {@link ExpiringSet}. */
export function createExpiringSet(options: MemoryStoreOptions = {}): ExpiringSet {
  const { maxEntries = 100_000, now = () => Date.now() } = options
  // In order of insertion. Entries of one store have the same lifetime, so the first expires first.
  const entries = new Map<string, number>()

  const isLive = (expiresAt: number | undefined) => expiresAt !== undefined && expiresAt > now()

  return {
    add(key, expiresAt) {
      entries.delete(key)
      for (const [first, end] of entries) {
        if (isLive(end) && entries.size < maxEntries) break
        entries.delete(first)
      }
      entries.set(key, expiresAt)
    },
    has: (key) => isLive(entries.get(key)),
    delete(key) {
      const wasLive = isLive(entries.get(key))
      entries.delete(key)
      return wasLive
    },
  }
}
