import type { ChainNamespace } from '@latchkey/common'
import type { ConnectionView } from '@latchkey/core'
import { useKit } from './useKit.js'
import { useSlice } from './useSlice.js'

/**
 * Returns the connections of a namespace, in the order in which they opened. With `features.multiWallet`, there
 * may be several. Empty on a server and in the first client render.
 *
 * @param namespace - default the active namespace
 */
export function useAppKitConnections(namespace?: ChainNamespace): { readonly connections: readonly ConnectionView[] } {
  return { connections: useSlice(useKit(), 'connections', namespace) }
}
