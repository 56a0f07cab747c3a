import {
  AppKitError,
  abortReason,
  cleanText,
  isAppKitError,
  type Network,
  rpcLimits,
  withDeadline,
} from '@latchkey/common'
import type { Clients } from './clients.js'
import type { PolkadotContext } from './context.js'
import type { PolkadotRpcClient } from './options.js'
import { createNetworkClient } from './rpc/createNetworkClient.js'

/** Makes the {@link Clients}. They end with the adapter. */
export function createClients(context: PolkadotContext): Clients {
  const made = new Map<string, PolkadotRpcClient>()

  const clientOf = (network: Network): PolkadotRpcClient => {
    const appClient = context.options.getClient?.(network)
    if (appClient) return appClient
    const key = JSON.stringify([network.id, network.rpcUrls.default.http])
    const client = made.get(key) ?? createNetworkClient(context, network)
    made.set(key, client)
    return client
  }

  return {
    async request(network, { method, params = [] }, { signal } = {}) {
      for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
      const urls = Math.max(1, Math.min(3, network.rpcUrls.default.http.length))
      const deadline = {
        clock: context.ports.clock,
        ms: rpcLimits.timeoutMs * urls,
        code: 'HTTP_TIMEOUT',
        signal,
      } as const
      try {
        const answer = clientOf(network).request({ method, params })
        return await withDeadline(withDeadline(answer, deadline), { signal: context.lifetime })
      } catch (error) {
        if (isAppKitError(error)) throw error
        const details = error instanceof Error ? cleanText(error.message, 300) : undefined
        throw new AppKitError('RPC_FAILED', { cause: error, details })
      }
    },
  }
}
