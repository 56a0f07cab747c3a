import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/** Returns a snapshot of a controller's state; the component renders again when it changes. */
export function useSnap<T extends object>(state: T): Snapshot<T> {
  const watch = useCallback((listener: () => void) => subscribe(state, listener), [state])
  const read = useCallback(() => snapshot(state), [state])
  return useSyncExternalStore(watch, read, read)
}
