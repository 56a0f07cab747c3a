/** Returns whether a value can have fields: an object or a function. */
export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

/**
 * Returns a field of any value, or `undefined`. Never throws, although objects of a page may have throwing getters and
 * traps.
 */
export function readField(value: unknown, key: string): unknown {
  try {
    return isObject(value) ? Reflect.get(value, key) : undefined
  } catch {
    return undefined
  }
}
