import { createNetworkClients, type NetworkClients } from '@latchkey/adapter-kit'
import type { Eip155Context } from '../context/context.js'
import { ethereumRpc } from './ethereumRpc.js'
import { mapRpcError } from './mapRpcError.js'

/** Creates the clients of one adapter instance. The app's own client for a network takes the place of its URLs. */
export function createClients({
  ports,
  lifetime,
  options,
}: Pick<Eip155Context, 'ports' | 'lifetime' | 'options'>): NetworkClients {
  return createNetworkClients({
    ports,
    lifetime,
    dialect: ethereumRpc,
    getClient: options.getClient,
    mapError: mapRpcError,
  })
}
