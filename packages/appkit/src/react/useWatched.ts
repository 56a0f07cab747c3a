import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AppKit } from '../instance/appKit.js'
import { isSameData } from '../instance/isSameData.js'
import type { Subject } from '../state/slices.js'

/** How a hook reads a value of an instance. */
export type Watched<T> = {
  read(): T
  /** Returns the value for a server and for the first client render. */
  initial(): T
  /** Reads again only after changes of this subject. Default: after every change. */
  readonly subject?: Subject
  /** The number of nested objects and lists that are compared by content. */
  readonly depth?: number
}

/** Returns a value of an instance, and reads it again after changes. An equal value stays the same object. */
export function useWatched<T>(kit: AppKit, { read, initial, subject, depth }: Watched<T>): T {
  const last = useRef<{ readonly value: T } | undefined>(undefined)
  const watch = useCallback((listener: () => void) => kit.lazyCore.watch(listener, subject), [kit, subject])

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
