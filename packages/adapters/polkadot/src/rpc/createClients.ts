import { createNetworkClients, type NetworkClients } from '@latchkey/adapter-kit'
import type { PolkadotContext } from '../context/context.js'
import { mapClientError, substrateRpc } from './substrateRpc.js'

/** Creates the clients of one adapter instance. The app's own connection to a network takes the place of its URLs. */
export function createClients({
  ports,
  lifetime,
  options,
}: Pick<PolkadotContext, 'ports' | 'lifetime' | 'options'>): NetworkClients {
  return createNetworkClients({
    ports,
    lifetime,
    dialect: substrateRpc,
    getClient: options.getClient,
    mapError: mapClientError,
  })
}
