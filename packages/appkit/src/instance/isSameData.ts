/** Whether two values are alike, looking one level into plain objects and lists. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isShallow(a) || !isShallow(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameEntry(a[key], b[key]))
  )
}

/** Lists are made anew at each look; what they hold is compared as it is. */
function isSameEntry(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isShallow(a) || !isShallow(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]))
}

function isShallow(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}
