type Listener = (...values: never[]) => void

/** Listeners by name, with the few calls the WalletConnect client makes on its parts. */
export type NodeEvents = {
  on(name: string, listener: Listener): void
  once(name: string, listener: Listener): void
  off(name: string, listener: Listener): void
  removeListener(name: string, listener: Listener): void
  emit(name: string, value?: unknown): void
  clear(): void
}

/** Makes {@link NodeEvents}; one listener that throws, or whose promise rejects, keeps no other from hearing, and is not heard of again. */
export function createNodeEvents(report: (error: unknown) => void): NodeEvents {
  const lists = new Map<string, { readonly listener: Listener; readonly isOnce: boolean }[]>()
  const add = (name: string, listener: Listener, isOnce: boolean) =>
    void lists.set(name, [...(lists.get(name) ?? []), { listener, isOnce }])
  const off = (name: string, listener: Listener) => {
    const list = lists.get(name) ?? []
    const index = list.findLastIndex((entry) => entry.listener === listener)
    if (index >= 0)
      lists.set(
        name,
        list.filter((_, at) => at !== index),
      )
  }

  return {
    on: (name, listener) => add(name, listener, false),
    once: (name, listener) => add(name, listener, true),
    off,
    removeListener: off,
    emit(name, value) {
      for (const { listener, isOnce } of lists.get(name) ?? []) {
        if (isOnce) off(name, listener)
        // The client's listeners are asynchronous functions whose promise nobody else looks at.
        void (async () => Reflect.apply(listener, undefined, [value]))().catch(report)
      }
    },
    clear: () => lists.clear(),
  }
}
