import {
  type AppKitError,
  createError,
  errors,
  isAppKitError,
  maybeSent,
  type Network,
  type Ports,
  readField,
  rpcDeadlineMs,
  runWithTimeout,
  type ServerReply,
} from '@latchkey/common'
import { createJsonRpcClient, type JsonRpcClient } from './createJsonRpcClient.js'
import { createNetworkCache } from './createNetworkCache.js'
import type { JsonRpcDialect, JsonRpcRequest } from './jsonRpcDialect.js'

/** The JSON-RPC clients of one adapter instance, one for each network, created on first use. */
export type NetworkClients = {
  /**
   * Sends a request to a network. Rejects with typed errors only, after 10 s for each URL and 30 s in all at the
   * latest.
   */
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
  /** Maps an error of an app's own client to a typed error. */
  mapError(error: unknown): AppKitError
}): NetworkClients {
  const clientOf = createNetworkCache((network) => createJsonRpcClient({ ports, lifetime, network, ...dialect }))

  const nameTransaction = (request: JsonRpcRequest, error: AppKitError): AppKitError => {
    const id = dialect.transactionId?.(request)
    return id === undefined ? error : maybeSent(id, error)
  }

  /** Requests with the app's own client, and reads its errors like those of a node. */
  const askClient = async (client: JsonRpcClient, request: JsonRpcRequest): Promise<unknown> => {
    try {
      return await client.request(request)
    } catch (thrown) {
      const error = mapError(thrown)
      const failure: ServerReply = { type: 'failed', error, mayPass: false, isLost: !isAnswered(error) }
      const reply = dialect.checkReply?.(request, failure) ?? failure
      if (reply.type === 'result') return reply.result
      throw reply.type === 'failed' && reply.isLost ? nameTransaction(request, reply.error) : reply.error
    }
  }

  return {
    request(network, { method, params = [] }, { signal } = {}) {
      const request = { method, params }
      let isSent = false
      const ask = () => {
        isSent = true
        const appClient = getClient?.(network)
        return appClient ? askClient(appClient, request) : clientOf(network).request(request)
      }
      const ms = rpcDeadlineMs(network.rpcUrls.default.http)
      const signals = [lifetime, signal]
      const onTimeout = () => nameTransaction(request, createError(errors.HTTP_TIMEOUT))
      return runWithTimeout(ask, { clock: ports.clock, ms, onTimeout, signals }).catch((thrown: unknown) => {
        const error = mapError(thrown)
        throw isSent && isAppKitError(error, 'ABORTED', 'DESTROYED') ? nameTransaction(request, error) : error
      })
    },
  }
}

/**
 * Whether an error contains the error code of a node. The codes of a `DOMException`, such as a network error, are below
 * 100.
 */
function isAnswered(error: AppKitError): boolean {
  const isNodeCode = (code: unknown) => typeof code === 'number' && (code < 0 || code >= 100)
  return error.walk((layer) => isNodeCode(readField(layer, 'code'))) !== undefined
}
