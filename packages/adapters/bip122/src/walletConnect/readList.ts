/** More than this is not read; no wallet tells so much. */
const longest = 1_000

/** The entries of a list; none of anything else. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, longest) : []
}
