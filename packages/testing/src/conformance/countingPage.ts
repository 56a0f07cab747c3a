/** A page without a browser that dispatches events and counts its listeners. */
export type CountingPage = {
  /** Window for the adapter, whose listeners are counted. */
  readonly window: Window
  /** Event target for wallets: the same events, without counting. */
  readonly target: EventTarget
  listenerCount(): number
}

/** Creates a {@link CountingPage}. `parent` is the window around it; by default there is none. */
export function createCountingPage(parent?: object): CountingPage {
  const target = new EventTarget()
  const listeners = new Map<string, Set<unknown>>()
  const page = new Proxy(target, {
    get(_, property) {
      if (property === 'addEventListener')
        return (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
          listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
          // An aborted signal removes its listener without a removeEventListener call.
          options?.signal?.addEventListener('abort', () => listeners.get(type)?.delete(listener), { once: true })
          target.addEventListener(type, listener, options)
        }
      if (property === 'removeEventListener')
        return (type: string, listener: EventListener) => {
          listeners.get(type)?.delete(listener)
          target.removeEventListener(type, listener)
        }
      if (property === 'dispatchEvent') return (event: Event) => target.dispatchEvent(event)
      if (property === 'parent' || property === 'top') return parent ?? page
      if (property === 'window' || property === 'self') return page
      return Reflect.get(target, property)
    },
  }) as EventTarget
  return {
    window: page as Window,
    target,
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  }
}
