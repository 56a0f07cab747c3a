import { useCallback, useRef, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { isSameData } from '../instance/isSameData.js'

/**
 * A value read from state objects, again at every change of them; the same value keeps its identity. `initial` is what a
 * server shows and the first client render repeats.
 */
export function useWatched<T>(states: readonly object[], read: () => T, initial: () => T): T {
  const last = useRef<{ readonly value: T } | undefined>(undefined)
  const first = useRef<{ readonly value: T } | undefined>(undefined)

  // The state objects of an instance never change; a new instance brings new ones.
  const [key] = states
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first state object stands for all of them.
  const watch = useCallback(
    (onChange: () => void) => {
      const undo = states.map((state) => subscribe(state, onChange))
      return () => {
        for (const stop of undo) stop()
      }
    },
    [key],
  )

  function getSnapshot(): T {
    const value = read()
    if (last.current && isSameData(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  }

  function getServerSnapshot(): T {
    first.current ??= { value: initial() }
    return first.current.value
  }

  return useSyncExternalStore(watch, getSnapshot, getServerSnapshot)
}
