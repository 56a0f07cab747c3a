import { initialState, type StateView, viewState } from '../instance/stateView.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** Whether the modal is open, what is loading, and which network and wallet are active. */
export function useAppKitState(): StateView {
  const { core } = useKit()
  const { modal, networks, connection, connectors, accounts } = core
  const states = [modal.state, networks.state, connection.state, connectors.state, accounts.state]
  return useWatched(
    states,
    () => viewState(core),
    () => initialState(core),
  )
}
