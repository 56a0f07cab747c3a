import type { InjectedEntry } from './injectedWallet.js'

/**
 * Adds an entry to `injectedWeb3` of a page and creates that object if it is missing. Returns a function that removes
 * the entry.
 */
export function putInto(target: object, key: string, entry: InjectedEntry, afterMs = 0): () => void {
  let registry: object | undefined
  const begin = () => {
    const present: unknown = Reflect.get(target, 'injectedWeb3')
    registry = typeof present === 'object' && present !== null ? present : {}
    Reflect.set(registry, key, entry)
    Reflect.set(target, 'injectedWeb3', registry)
  }
  const timer = afterMs > 0 ? setTimeout(begin, afterMs) : undefined
  if (timer === undefined) begin()
  return () => {
    clearTimeout(timer)
    if (registry && Reflect.get(registry, key) === entry) Reflect.deleteProperty(registry, key)
  }
}
