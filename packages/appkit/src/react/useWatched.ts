import { useRef, useSyncExternalStore } from 'react'
import type { AppKit } from '../instance/appKit.js'
import { isSameData } from '../instance/isSameData.js'

/**
 * A value read from an instance, again at every change; while it stays alike it keeps its identity. `server` gives what a
 * server shows and the first client render repeats.
 */
export function useWatched<T>(kit: AppKit, read: () => T, server: () => T): T {
  const last = useRef<{ readonly value: T } | undefined>(undefined)

  function keep(value: T): T {
    if (last.current && isSameData(last.current.value, value)) return last.current.value
    last.current = { value }
    return value
  }

  return useSyncExternalStore(
    kit.watch,
    () => keep(read()),
    () => keep(server()),
  )
}
