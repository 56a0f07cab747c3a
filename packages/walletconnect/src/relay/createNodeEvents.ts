type Listener = (...values: never[]) => void

/** Listeners by name, with the methods of Node's `EventEmitter` that the library calls. */
export type NodeEvents = {
  on(name: string, listener: Listener): void
  once(name: string, listener: Listener): void
  off(name: string, listener: Listener): void
  removeListener(name: string, listener: Listener): void
  emit(name: string, value?: unknown): void
  clear(): void
}

/** Creates {@link NodeEvents}. Reports a listener that throws or rejects, and still calls the others. */
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
        // The library's listeners are asynchronous.
        void (async () => Reflect.apply(listener, undefined, [value]))().catch(report)
      }
    },
    clear: () => lists.clear(),
  }
}
