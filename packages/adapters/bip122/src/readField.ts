/** A field of a value from outside; `undefined` when there is none or reading it throws. */
export function readField(value: unknown, key: string): unknown {
  try {
    return isObject(value) ? Reflect.get(value, key) : undefined
  } catch {
    return undefined
  }
}

/** A field that is a function, bound to its object. */
export function readMethod(value: unknown, key: string): ((...args: readonly unknown[]) => unknown) | undefined {
  const method = readField(value, key)
  return typeof method === 'function' ? (...args) => Reflect.apply(method, value, args) : undefined
}

/** Whether a value has fields. */
export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
