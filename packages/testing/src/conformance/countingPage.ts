/** A page without a browser: events go round, and its listeners are counted. */
export type CountingPage = {
  /** For the adapter: what it adds here is counted. */
  readonly window: Window
  /** For wallets: the same events, not counted. */
  readonly target: EventTarget
  listenerCount(): number
}

export function createCountingPage(): CountingPage {
  const target = new EventTarget()
  const listeners = new Map<string, Set<unknown>>()
  const page = new Proxy(target, {
    get(_, property) {
      if (property === 'addEventListener')
        return (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
          listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
          // A listener with a signal goes without being removed by name.
          options?.signal?.addEventListener('abort', () => listeners.get(type)?.delete(listener), { once: true })
          target.addEventListener(type, listener, options)
        }
      if (property === 'removeEventListener')
        return (type: string, listener: EventListener) => {
          listeners.get(type)?.delete(listener)
          target.removeEventListener(type, listener)
        }
      if (property === 'dispatchEvent') return (event: Event) => target.dispatchEvent(event)
      if (property === 'parent' || property === 'window' || property === 'self' || property === 'top') return page
      return Reflect.get(target, property)
    },
  }) as EventTarget
  return {
    window: page as Window,
    target,
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  }
}
