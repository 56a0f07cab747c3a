import type { InjectedEntry } from './injectedWallet.js'

/** Puts an entry into `injectedWeb3` of a page, which is made if it is not there. The returned function takes it out again. */
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
