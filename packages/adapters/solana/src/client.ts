import {
  AppKitError,
  abortReason,
  invalidParams,
  isAppKitError,
  type Network,
  rpcLimits,
  withDeadline,
} from '@latchkey/common'
import { isSolanaNetwork } from './chains.js'
import type { Clients, RpcCall } from './clients.js'
import type { SolanaContext } from './context.js'
import { createNetworkClient, type NetworkClient } from './rpc/createNetworkClient.js'

/** Makes the {@link Clients}. What is under way ends with the adapter. */
export function createClients(context: SolanaContext): Clients {
  const { clock } = context.ports
  const made = new Map<string, NetworkClient>()
  const underWay = new Map<string, Promise<unknown>>()

  const start = (network: Network, call: RpcCall): Promise<unknown> => {
    const key = JSON.stringify([network.caipNetworkId, network.rpcUrls.default.http])
    const client = made.get(key) ?? createNetworkClient(context, network)
    made.set(key, client)
    const name = `${key} ${JSON.stringify(call)}`
    const same = underWay.get(name)
    if (same) return same
    const end = new AbortController()
    const stop = () => end.abort()
    context.lifetime.addEventListener('abort', stop)
    const ms = rpcLimits.timeoutMs * Math.max(1, Math.min(3, network.rpcUrls.default.http.length))
    const answer = withDeadline(client(call, end.signal), { clock, ms, code: 'HTTP_TIMEOUT' }).finally(() => {
      context.lifetime.removeEventListener('abort', stop)
      underWay.delete(name)
      stop()
    })
    underWay.set(name, answer)
    return answer
  }

  return {
    async request(network, call, { signal } = {}) {
      for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
      if (!isSolanaNetwork(network)) throw invalidParams('network', 'is no Solana network')
      try {
        return await withDeadline(withDeadline(start(network, call), { signal }), { signal: context.lifetime })
      } catch (error) {
        throw isAppKitError(error) ? error : new AppKitError('RPC_FAILED', { cause: error })
      }
    },
  }
}
