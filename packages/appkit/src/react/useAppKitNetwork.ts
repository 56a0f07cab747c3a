import type { ChainNamespace } from '@latchkey/common'
import type { AppKit } from '../instance/appKit.js'
import { type NetworkView, viewNetwork } from '../state/networkView.js'
import { serverNetwork } from '../state/serverNetwork.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/**
 * Returns the network of a namespace and a function to switch it.
 *
 * @param options - `namespace`: default the active one
 */
export function useAppKitNetwork({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): NetworkView & Pick<AppKit, 'switchNetwork'> {
  const kit = useKit()
  const network = useWatched(kit, {
    subject: 'network',
    read: () => kit.lazyCore.state.network(namespace),
    initial: () => viewNetwork(serverNetwork(kit.lazyCore.state.options, namespace)),
  })
  return { ...network, switchNetwork: kit.switchNetwork }
}
