/** A typed list of listeners. All are called even if one throws. */
export type Emitter<T> = {
  /**
   * Calls every listener. A value that a listener emits is queued, so that all receive the values in the same order.
   */
  emit(value: T): void
  /** Adds a listener. Returns a function that removes it. */
  watch(listener: (value: T) => void): () => void
  clear(): void
}

/** Creates an {@link Emitter}. `report` receives errors of listeners after all were called. */
export function createEmitter<T>(report: (error: unknown) => void = rethrow): Emitter<T> {
  const listeners = new Set<{ readonly call: (value: T) => void }>()
  const waiting: T[] = []
  let isEmitting = false

  function deliver(value: T): void {
    for (const listener of [...listeners]) {
      if (!listeners.has(listener)) continue
      try {
        listener.call(value)
      } catch (error) {
        queueMicrotask(() => report(error))
      }
    }
  }

  return {
    emit(value) {
      waiting.push(value)
      if (isEmitting) return
      isEmitting = true
      while (waiting.length > 0) deliver(waiting.shift() as T)
      isEmitting = false
    },
    watch(call) {
      const listener = { call }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear() {
      listeners.clear()
      waiting.length = 0
    },
  }
}

function rethrow(error: unknown): never {
  throw error
}
