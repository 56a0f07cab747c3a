/**
 * Returns an object with the members of the wallet's own object and the added ones, which replace those of the same
 * name. Functions and getters of the wallet run on its own object, which is not modified. `current` returns that
 * object; it may change during a session.
 */
export function layOver<Added extends object>(current: () => object, added: Added): Added {
  const bound = new WeakMap<object, WeakMap<object, unknown>>()

  function bind(own: object, method: (...parameters: never) => unknown): unknown {
    const methods = bound.get(own) ?? new WeakMap<object, unknown>()
    bound.set(own, methods)
    if (!methods.has(method)) methods.set(method, method.bind(own))
    return methods.get(method)
  }

  return new Proxy(added, {
    get(target, key) {
      if (Object.hasOwn(target, key)) return Reflect.get(target, key)
      const own = current()
      const value: unknown = Reflect.get(own, key, own)
      return isMethod(value) && key !== 'constructor' ? bind(own, value) : value
    },
    has: (target, key) => Reflect.has(target, key) || Reflect.has(current(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(current()),
  })
}

function isMethod(value: unknown): value is (...parameters: never) => unknown {
  return typeof value === 'function'
}
