/** Maximum number of entries that are read from a wallet's list. */
const longest = 1_000

/** Copies a list; `undefined` for anything else. Never throws, although the page may pass a proxy that does. */
export function readList(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) ? [...value.slice(0, longest)] : undefined
  } catch {
    return undefined
  }
}
