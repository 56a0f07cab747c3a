import { serverNetwork } from '../state/serverNetwork.js'
import { idleState, type StateView } from '../state/stateView.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** Returns whether the modal is open or loading, and which network and wallet are active. */
export function useAppKitState(): StateView {
  const kit = useKit()
  return useWatched(kit, {
    subject: 'view',
    read: kit.getState,
    initial: () => idleState(serverNetwork(kit.lazyCore.state.options), { initialized: false }),
  })
}
