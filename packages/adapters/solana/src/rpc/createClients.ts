import { createNetworkClients, type NetworkClients } from '@latchkey/adapter-kit'
import { createError, errors, invalidParams, isAppKitError } from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import { isSolanaNetwork } from '../network/chains.js'
import { solanaRpc } from './solanaRpc.js'

/** Creates the clients of one adapter instance. Throws `INVALID_PARAMS` for a network of another namespace. */
export function createClients({ ports, lifetime }: SolanaContext): NetworkClients {
  const clients = createNetworkClients({
    ports,
    lifetime,
    dialect: solanaRpc,
    mapError: (error) => (isAppKitError(error) ? error : createError(errors.RPC_FAILED, { cause: error })),
  })
  return {
    async request(network, call, options) {
      if (!isSolanaNetwork(network)) throw invalidParams('network', 'is no Solana network')
      return clients.request(network, call, options)
    },
  }
}
