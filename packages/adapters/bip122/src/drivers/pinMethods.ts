import { readField } from '@latchkey/common'

/** Methods of a provider, read once. */
export type PinnedMethods<Name extends string> = {
  /** Calls the pinned method, and rejects with whatever it throws. */
  call(name: Name, ...args: readonly unknown[]): Promise<unknown>
  /** Calls the pinned method synchronously. */
  apply(name: Name, ...args: readonly unknown[]): unknown
  has(name: Name): boolean
  /** Whether a method of the provider was replaced since it was pinned. */
  isReplaced(): boolean
}

/** Reads methods of a provider once, so that the page can't replace them later. */
export function pinMethods<Name extends string>(provider: object, names: readonly Name[]): PinnedMethods<Name> {
  const pinned = new Map<string, unknown>()
  const stable: Name[] = []
  for (const name of names) {
    const method = readField(provider, name)
    if (typeof method !== 'function') continue
    pinned.set(name, method)
    // A provider that returns a newly bound function on each access can't be compared.
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
