import type { ChainNamespace } from '@latchkey/common'
import type { AppKit } from '../instance/appKit.js'
import { type NetworkView, serverNetwork, viewNetwork } from '../instance/networkView.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** The network of a namespace, by default the active one, and switching it. */
export function useAppKitNetwork({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): NetworkView & Pick<AppKit, 'switchNetwork'> {
  const kit = useKit()
  const network = useWatched(
    kit,
    () => viewNetwork(kit.live, namespace),
    () => serverNetwork(kit.live, namespace),
  )
  return { ...network, switchNetwork: kit.switchNetwork }
}
