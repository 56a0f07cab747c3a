import type { NetworkClients } from '@latchkey/adapter-kit'
import { createError, errors, loadModule, type Network } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'

/**
 * Returns an `ApiPromise` of the app's own `@polkadot/api`, one per network. It sends requests through the adapter's
 * client.
 */
export function connectApi(context: PolkadotContext, network: Network): Promise<object> {
  const key = JSON.stringify(['api', network.caipNetworkId, network.rpcUrls.default.http])
  return context.remember(key, async () => {
    const { api } = context.options
    if (!api) throw createError(errors.METHOD_NOT_SUPPORTED)
    const { ApiPromise } = await loadModule(api)
    const provider = createApiProvider(await context.clients(), network)
    return ApiPromise.create({ provider: provider as never, noInitWarn: true })
  })
}

/** A provider for `@polkadot/api` that sends requests through the adapter's client, with its timeouts and fallbacks. */
type ApiProvider = {
  readonly hasSubscriptions: false
  readonly isClonable: false
  readonly isConnected: true
  clone(): ApiProvider
  connect(): Promise<void>
  disconnect(): Promise<void>
  on(type: string, listener: () => void): () => void
  send(method: string, params: readonly unknown[]): Promise<unknown>
  subscribe(): Promise<never>
  unsubscribe(): Promise<false>
}

function createApiProvider(clients: NetworkClients, network: Network): ApiProvider {
  const provider: ApiProvider = {
    hasSubscriptions: false,
    isClonable: false,
    isConnected: true,
    clone: () => provider,
    connect: async () => undefined,
    disconnect: async () => undefined,
    on(type, listener) {
      if (type === 'connected') queueMicrotask(listener)
      return () => undefined
    },
    send: (method, params) => clients.request(network, { method, params }),
    subscribe: () => Promise.reject(new Error('There are no subscriptions by HTTP.')),
    unsubscribe: async () => false,
  }
  return provider
}
