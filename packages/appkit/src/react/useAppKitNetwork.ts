import type { ChainNamespace } from '@latchkey/common'
import type { AppKit } from '../instance/appKit.js'
import type { NetworkView } from '../state/networkSlice.js'
import { useKit } from './useKit.js'
import { useSlice } from './useSlice.js'

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
  return { ...useSlice(kit, 'network', namespace), switchNetwork: kit.switchNetwork }
}
