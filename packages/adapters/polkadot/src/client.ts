import { AppKitError, cleanText, isAppKitError, type Network, rpcDeadlineMs, runUntil } from '@latchkey/common'
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
    request(network, { method, params = [] }, { signal } = {}) {
      const ask = () => clientOf(network).request({ method, params })
      const ms = rpcDeadlineMs(network.rpcUrls.default.http)
      const signals = [context.lifetime, signal]
      return runUntil(ask, { clock: context.ports.clock, ms, code: 'HTTP_TIMEOUT', signals }).catch((error) => {
        if (isAppKitError(error)) throw error
        const details = error instanceof Error ? cleanText(error.message, 300) : undefined
        throw new AppKitError('RPC_FAILED', { cause: error, details })
      })
    },
  }
}
