import { createNetworkClients, type JsonRpcDialect, type NetworkClients } from '@latchkey/adapter-kit'
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
    dialect: { ...substrateRpc, isMissing: createOldBlockCheck() },
    getClient: options.getClient,
    mapError: mapClientError,
  })
}

/** Number of best blocks to remember. */
const rememberedBlocks = 32

/**
 * Creates the check for a best block that was returned before. Its server may have stopped importing blocks: the next
 * request goes to another one.
 */
function createOldBlockCheck(): NonNullable<JsonRpcDialect['isMissing']> {
  let returned: readonly unknown[] = []
  return ({ method, params }, result) => {
    if (method !== 'chain_getBlockHash' || params.length > 0) return false
    const isOld = returned.includes(result)
    if (!isOld) returned = [...returned, result].slice(-rememberedBlocks)
    return isOld
  }
}
