import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AppKit } from '../instance/appKit.js'
import { isSameData } from '../instance/isSameData.js'
import type { Controller } from '../state/slice.js'

/** How a hook reads a value of an instance. */
export type Watched<T> = {
  read(): T
  /** Returns the value for a server and for the first client render. */
  initial(): T
  /** The parts of core whose changes cause a read. Default: all. Pass the same array on each render. */
  readonly watched?: readonly Controller[]
  /** The number of nested objects and lists that are compared by content. */
  readonly depth?: number | undefined
}

/** Returns a value of an instance, and reads it again after changes. An equal value stays the same object. */
export function useWatched<T>(kit: AppKit, { read, initial, watched, depth }: Watched<T>): T {
  const last = useRef<{ readonly value: T } | undefined>(undefined)
  const watch = useCallback((listener: () => void) => kit.lazyCore.watch(listener, watched), [kit, watched])

  function keep(value: T): T {
    if (last.current && isSameData(last.current.value, value, depth)) return last.current.value
    last.current = { value }
    return value
  }

  return useSyncExternalStore(
    watch,
    () => keep(read()),
    () => keep(initial()),
  )
}
