import { abortReason, type Network, withDeadline } from '@latchkey/common'
import type { Clients } from './clients.js'
import type { Eip155Context } from './context.js'
import type { RpcClient } from './options.js'
import { createNetworkClient } from './rpc/createNetworkClient.js'
import { mapRpcError } from './rpc/mapRpcError.js'
import { rpcDeadlineMs } from './rpc/rpcDeadlineMs.js'

/** Makes the {@link Clients}. They end with the adapter. */
export function createClients(context: Eip155Context): Clients {
  const made = new Map<string, RpcClient>()

  const clientOf = (network: Network): RpcClient => {
    const appClient = context.options.getClient?.(network)
    if (appClient) return appClient
    const urls = network.rpcUrls.default.http
    const key = JSON.stringify([network.id, urls])
    const client = made.get(key) ?? createNetworkClient(context, network, urls)
    made.set(key, client)
    return client
  }

  return {
    async request(network, request, { signal } = {}) {
      for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
      const ms = rpcDeadlineMs(network.rpcUrls.default.http)
      const deadline = { clock: context.ports.clock, ms, code: 'HTTP_TIMEOUT', signal } as const
      try {
        const answer = clientOf(network).request({ method: request.method, params: request.params ?? [] })
        return await withDeadline(withDeadline(answer, deadline), { signal: context.lifetime })
      } catch (error) {
        throw mapRpcError(error)
      }
    },
  }
}
