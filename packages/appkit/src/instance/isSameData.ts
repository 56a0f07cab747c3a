/**
 * Returns whether two values are equal: plain objects and lists by content, to `depth` levels, everything else by
 * identity. Lists are recreated at every read.
 */
export function isSameData(a: unknown, b: unknown, depth = 2): boolean {
  if (Object.is(a, b)) return true
  if (depth === 0 || !isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    // Hooks also run in browsers without `Object.hasOwn`.
    keys.every((key) => Object.getOwnPropertyDescriptor(b, key) && isSameData(a[key], b[key], depth - 1))
  )
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}
