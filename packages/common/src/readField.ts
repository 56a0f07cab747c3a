/** Whether a value has fields: an object or a function. */
export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

/** A field of anything, `undefined` where there is none to read; total. Objects of a page may have getters and traps that throw. */
export function readField(value: unknown, key: string): unknown {
  try {
    return isObject(value) ? Reflect.get(value, key) : undefined
  } catch {
    return undefined
  }
}
