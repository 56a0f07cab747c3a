/** A typed list of listeners. One that throws does not keep the others from being called (FI29). */
export type Emitter<T> = {
  emit(value: T): void
  /** Adds a listener; the returned function removes it. */
  watch(listener: (value: T) => void): () => void
  clear(): void
}

/** Makes an {@link Emitter}; `report` hears of listeners that throw. */
export function createEmitter<T>(report: (error: unknown) => void = (error) => queueMicrotask(() => { throw error })): Emitter<T> {
  const listeners = new Set<{ readonly call: (value: T) => void }>()
  return {
    emit(value) {
      for (const listener of [...listeners]) {
        if (!listeners.has(listener)) continue
        try {
          listener.call(value)
        } catch (error) {
          report(error)
        }
      }
    },
    watch(call) {
      const listener = { call }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear: () => listeners.clear(),
  }
}
