/** Maximum number of entries that are read; no wallet reports so many. */
const longest = 1_000

/** Returns the entries of a list, and none for any other value. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, longest) : []
}
