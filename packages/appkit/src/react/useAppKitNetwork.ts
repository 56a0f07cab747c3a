import type { AppKit } from '../instance/appKit.js'
import { type NetworkView, serverNetwork, viewNetwork } from '../instance/networkView.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** The active network, and switching it. */
export function useAppKitNetwork(): NetworkView & Pick<AppKit, 'switchNetwork'> {
  const kit = useKit()
  const network = useWatched(
    kit,
    () => viewNetwork(kit.live),
    () => serverNetwork(kit.live),
  )
  return { ...network, switchNetwork: kit.switchNetwork }
}
