import { httpUrls, maybeSent, type Network, type Ports, stringifyJson } from '@latchkey/common'
import { createEndpoint, type Endpoint } from './createEndpoint.js'
import { createServerPool } from './createServerPool.js'
import type { JsonRpcDialect, JsonRpcRequest } from './jsonRpcDialect.js'

/** Sends JSON-RPC requests to one network. */
export type JsonRpcClient = { request(request: JsonRpcRequest): Promise<unknown> }

export type JsonRpcClientOptions = JsonRpcDialect & {
  readonly ports: Pick<Ports, 'clock' | 'fetch' | 'logger'>
  /** Ends pending requests. */
  readonly lifetime: AbortSignal
  readonly network: Network
}

/**
 * Creates a JSON-RPC client for the http(s) URLs of a network. It batches the requests of a turn, tries the URLs in
 * order and retries failures up to three times, shares equal pending requests, and ranks the URLs by their
 * responses. A URL of another chain is not used. If a server may have sent a transaction without a
 * response, the error names the transaction.
 */
export function createJsonRpcClient({ ports, lifetime, network, ...dialect }: JsonRpcClientOptions): JsonRpcClient {
  const endpoints = httpUrls(network).map((url) => createEndpoint({ ports, lifetime, network, url, dialect }))
  const pool = createServerPool<Endpoint, unknown>(endpoints, { clock: ports.clock, lifetime })

  return {
    async request(request) {
      let isLost = false
      const onLost = () => {
        isLost = true
      }
      try {
        return await pool.send(stringifyJson(request), ({ ask }) => ask(request), {
          isMissing: (result) => dialect.isMissing?.(request, result) ?? false,
          onLost,
        })
      } catch (error) {
        const id = isLost ? dialect.transactionId?.(request) : undefined
        throw id === undefined ? error : maybeSent(id, error)
      }
    },
  }
}
