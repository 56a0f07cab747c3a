import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/** Returns a snapshot of a controller's state; the component renders again when it changes. */
export function useSnap<T extends object>(state: T): Snapshot<T> {
  return useValue(
    state,
    useCallback(() => snapshot(state), [state]),
  )
}

/**
 * Returns a value that `read` computes from a controller's state; the component renders again only when the value
 * changes.
 */
export function useValue<T extends object, Value>(state: T, read: () => Value): Value {
  const watch = useCallback((listener: () => void) => subscribe(state, listener), [state])
  return useSyncExternalStore(watch, read, read)
}
