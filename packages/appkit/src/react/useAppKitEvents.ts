import type { EventView } from '../state/eventSlice.js'
import { useKit } from './useKit.js'
import { useSlice } from './useSlice.js'

/** Returns the newest event. `timestamp` is in ms, 0 before the first event. */
export function useAppKitEvents(): EventView {
  return useSlice(useKit(), 'event')
}
