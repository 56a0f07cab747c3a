import { readField } from '@latchkey/common'

/** Methods of a provider, read once. */
export type PinnedMethods<Name extends string> = {
  /** Calls a method as it was when it was pinned; what it throws rejects. */
  call(name: Name, ...args: readonly unknown[]): Promise<unknown>
  /** The same at once, for methods that answer no promise. */
  apply(name: Name, ...args: readonly unknown[]): unknown
  has(name: Name): boolean
  /** Whether the provider has another function under one of the names now. */
  isReplaced(): boolean
}

/** Reads methods of a provider once, so that what the page puts there later is not used (R33). */
export function pinMethods<Name extends string>(provider: object, names: readonly Name[]): PinnedMethods<Name> {
  const pinned = new Map<string, unknown>()
  const stable: Name[] = []
  for (const name of names) {
    const method = readField(provider, name)
    if (typeof method !== 'function') continue
    pinned.set(name, method)
    // A provider that binds its functions anew at every look cannot be compared.
    if (readField(provider, name) === method) stable.push(name)
  }
  const apply = (name: Name, ...args: readonly unknown[]): unknown => {
    const method = pinned.get(name)
    return typeof method === 'function' ? Reflect.apply(method, provider, args) : undefined
  }
  return {
    apply,
    call: async (name, ...args) => apply(name, ...args),
    has: (name) => pinned.has(name),
    isReplaced: () => stable.some((name) => readField(provider, name) !== pinned.get(name)),
  }
}
