import type { AppKit } from '../instance/appKit.js'
import { initialNetwork, type NetworkView, viewNetwork } from '../instance/networkView.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** The active network, and switching it. */
export function useAppKitNetwork(): NetworkView & Pick<AppKit, 'switchNetwork'> {
  const { core, switchNetwork } = useKit()
  const network = useWatched(
    [core.networks.state],
    () => viewNetwork(core),
    () => initialNetwork(core),
  )
  return { ...network, switchNetwork }
}
