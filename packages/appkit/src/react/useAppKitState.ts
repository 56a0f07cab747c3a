import type { StateView } from '../state/viewSlice.js'
import { useKit } from './useKit.js'
import { useSlice } from './useSlice.js'

/** Returns whether the modal is open or loading, and which network and wallet are active. */
export function useAppKitState(): StateView {
  return useSlice(useKit(), 'view')
}
