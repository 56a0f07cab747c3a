import { readField } from '@latchkey/common'

/** Returns a function among the fields of a value, bound to it. */
export function readMethod(value: unknown, key: string): ((...args: readonly unknown[]) => unknown) | undefined {
  const method = readField(value, key)
  return typeof method === 'function' ? (...args) => Reflect.apply(method, value, args) : undefined
}
