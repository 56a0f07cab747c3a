import { type Network, rpcDeadlineMs, runUntil } from '@latchkey/common'
import type { Clients } from './clients.js'
import type { Eip155Context } from './context.js'
import type { RpcClient } from './options.js'
import { createNetworkClient } from './rpc/createNetworkClient.js'
import { mapRpcError } from './rpc/mapRpcError.js'

/** Makes the {@link Clients}. They end with the adapter. */
export function createClients(context: Eip155Context): Clients {
  const made = new Map<string, RpcClient>()

  const clientOf = (network: Network): RpcClient => {
    const appClient = context.options.getClient?.(network)
    if (appClient) return appClient
    const key = JSON.stringify([network.id, network.rpcUrls.default.http])
    const client = made.get(key) ?? createNetworkClient(context, network)
    made.set(key, client)
    return client
  }

  return {
    request(network, request, { signal } = {}) {
      const ask = () => clientOf(network).request({ method: request.method, params: request.params ?? [] })
      const ms = rpcDeadlineMs(network.rpcUrls.default.http)
      const signals = [context.lifetime, signal]
      return runUntil(ask, { clock: context.ports.clock, ms, code: 'HTTP_TIMEOUT', signals }).catch((error) => {
        throw mapRpcError(error)
      })
    },
  }
}
