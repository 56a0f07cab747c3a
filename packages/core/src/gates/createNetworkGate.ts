import type { Networks } from '../network/createNetworks.js'
import type { Gate } from './createGates.js'

/**
 * Blocks a connection to a network that the app does not support, if `enableNetworkSwitch` is on and
 * `allowUnsupportedChain` is off. The gate has no `pass`, so `connect()` does not wait:
 * a page may work without a transaction. It has no `watch`, because the connection reports changes of its network.
 */
export function createNetworkGate({ isBlocked }: Pick<Networks, 'isBlocked'>): Gate {
  return { view: 'UnsupportedChain', isBlocked: ({ namespace }) => isBlocked(namespace) }
}
