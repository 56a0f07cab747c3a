import {
  type AppKitError,
  createError,
  errors,
  type Network,
  type Ports,
  rpcDeadlineMs,
  runWithTimeout,
} from '@latchkey/common'
import { createJsonRpcClient, type JsonRpcClient } from './createJsonRpcClient.js'
import type { JsonRpcDialect } from './jsonRpcDialect.js'

/** The JSON-RPC clients of one adapter instance, one for each network, created on first use. */
export type NetworkClients = {
  /** Sends a request to a network. Rejects with typed errors only, after 10 s for each URL and 30 s in all at the latest. */
  request(
    network: Network,
    request: { readonly method: string; readonly params?: readonly unknown[] },
    options?: RequestOptions,
  ): Promise<unknown>
}

export type RequestOptions = { readonly signal?: AbortSignal | undefined }

/** Creates the {@link NetworkClients}. Pending requests end with the adapter. */
export function createNetworkClients({
  ports,
  lifetime,
  dialect,
  getClient,
  mapError,
}: {
  readonly ports: Pick<Ports, 'clock' | 'fetch' | 'logger'>
  readonly lifetime: AbortSignal
  readonly dialect: JsonRpcDialect
  /** The app's own client of a network. */
  readonly getClient?: ((network: Network) => JsonRpcClient | undefined) | undefined
  /** Maps whatever a client of the app rejects with. */
  mapError(error: unknown): AppKitError
}): NetworkClients {
  const created = new Map<string, JsonRpcClient>()

  const clientOf = (network: Network): JsonRpcClient => {
    const appClient = getClient?.(network)
    if (appClient) return appClient
    const key = JSON.stringify([network.caipNetworkId, network.rpcUrls.default.http])
    const client = created.get(key) ?? createJsonRpcClient({ ports, lifetime, network, ...dialect })
    created.set(key, client)
    return client
  }

  return {
    request(network, { method, params = [] }, { signal } = {}) {
      const ask = () => clientOf(network).request({ method, params })
      const ms = rpcDeadlineMs(network.rpcUrls.default.http)
      const signals = [lifetime, signal]
      return runWithTimeout(ask, {
        clock: ports.clock,
        ms,
        onTimeout: () => createError(errors.HTTP_TIMEOUT),
        signals,
      }).catch((error: unknown) => {
        throw mapError(error)
      })
    },
  }
}
