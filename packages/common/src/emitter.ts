/** A typed list of listeners. One that throws does not keep the others from being called (FI29). */
export type Emitter<T> = {
  /** Calls every listener. A value emitted by a listener waits its turn, so that all hear the same order. */
  emit(value: T): void
  /** Adds a listener; the returned function removes it. */
  watch(listener: (value: T) => void): () => void
  clear(): void
}

/** Makes an {@link Emitter}; `report` hears of listeners that throw, after all were called. */
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
