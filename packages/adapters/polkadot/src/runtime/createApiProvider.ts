import type { NetworkClients } from '@latchkey/adapter-kit'
import type { Network } from '@latchkey/common'

/** A provider for `@polkadot/api` that sends requests through the adapter's client, with its timeouts and fallbacks. */
export type ApiProvider = {
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

export function createApiProvider(clients: NetworkClients, network: Network): ApiProvider {
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
