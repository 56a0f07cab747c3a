import { AppKitError, invalidParams, isAppKitError, type Network, runUntil } from '@latchkey/common'
import { isSolanaNetwork } from './chains.js'
import type { Clients, RpcCall } from './clients.js'
import type { SolanaContext } from './context.js'
import { createNetworkClient, type NetworkClient } from './rpc/createNetworkClient.js'

/** Makes the {@link Clients}. What is under way ends with the adapter. */
export function createClients(context: SolanaContext): Clients {
  const made = new Map<string, NetworkClient>()
  const underWay = new Map<string, Promise<unknown>>()

  const start = (network: Network, call: RpcCall): Promise<unknown> => {
    if (!isSolanaNetwork(network)) throw invalidParams('network', 'is no Solana network')
    const key = JSON.stringify([network.caipNetworkId, network.rpcUrls.default.http])
    const client = made.get(key) ?? createNetworkClient(context, network)
    made.set(key, client)
    const name = `${key} ${JSON.stringify(call)}`
    const answer = underWay.get(name) ?? client(call).finally(() => underWay.delete(name))
    underWay.set(name, answer)
    return answer
  }

  return {
    request: (network, call, { signal } = {}) =>
      runUntil(() => start(network, call), { signals: [context.lifetime, signal] }).catch((error: unknown) => {
        throw isAppKitError(error) ? error : new AppKitError('RPC_FAILED', { cause: error })
      }),
  }
}
