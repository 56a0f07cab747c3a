import { useRef, useSyncExternalStore } from 'react'
import type { AppKit } from '../instance/appKit.js'
import { isSameData } from '../instance/isSameData.js'

/**
 * Returns a value of an instance and reads it again after every change. An equal value stays the same object. `server`
 * returns the value for a server and for the first client render. `depth` is the number of nested objects and lists that are compared by
 * content.
 */
export function useWatched<T>(kit: AppKit, read: () => T, server: () => T, depth?: number): T {
  const last = useRef<{ readonly value: T } | undefined>(undefined)

  function keep(value: T): T {
    if (last.current && isSameData(last.current.value, value, depth)) return last.current.value
    last.current = { value }
    return value
  }

  return useSyncExternalStore(
    kit.watch,
    () => keep(read()),
    () => keep(server()),
  )
}
