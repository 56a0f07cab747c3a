import { type StateView, serverState } from '../instance/stateView.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** Whether the modal is open, what is loading, and which network and wallet are active. */
export function useAppKitState(): StateView {
  const kit = useKit()
  return useWatched(kit, kit.getState, () => serverState(kit.live))
}
