import { useSyncExternalStore } from 'react'

/** An observable value. */
export type Store<T> = {
  get(): T
  set(value: T): void
  watch(listener: () => void): () => void
}

/** Setting an equal value notifies no listener. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the value of a store; the component renders again when it changes. */
export function useStore<T>({ get, watch }: Pick<Store<T>, 'get' | 'watch'>): T {
  return useSyncExternalStore(watch, get, get)
}
