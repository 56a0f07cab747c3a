/** More entries than this are not read of any list a wallet gives. */
const longest = 1_000

/** A copy of a list, `undefined` for anything else; total. Lists of a page may be proxies that throw. */
export function readList(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) ? [...value.slice(0, longest)] : undefined
  } catch {
    return undefined
  }
}
