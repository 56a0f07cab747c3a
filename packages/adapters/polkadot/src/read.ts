/** A field of anything at all; throws only if the getter does. */
export function read(value: unknown, key: string): unknown {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? Reflect.get(value, key)
    : undefined
}
