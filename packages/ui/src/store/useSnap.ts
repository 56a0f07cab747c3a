import { useCallback } from 'react'
import { type Snapshot, snapshot } from 'valtio/vanilla'
import { useValue } from './useValue.js'

/** Returns a snapshot of a controller's state; the component renders again when it changes. */
export function useSnap<T extends object>(state: T): Snapshot<T> {
  return useValue(
    state,
    useCallback(() => snapshot(state), [state]),
  )
}
