import type { Networks } from '../network/createNetworks.js'
import type { Gate } from './createGates.js'

/**
 * Blocks a wallet on a network that the app does not support. The wallet connects anyway, because the page may work
 * without a transaction. The gate watches nothing: the connection itself reports network changes.
 */
export function createNetworkGate({ isBlocked }: Pick<Networks, 'isBlocked'>): Gate {
  return { view: 'UnsupportedChain', isBlocked: ({ namespace }) => isBlocked(namespace) }
}
