import { askServers, httpUrls, maybeSent, type Network, type Ports, rpcLimits, stringifyJson } from '@latchkey/common'
import { createActivity } from './createActivity.js'
import { createEndpoint } from './createEndpoint.js'
import { createRanking } from './createRanking.js'
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
  const { clock } = ports
  const endpoints = httpUrls(network).map((url) => createEndpoint({ ports, lifetime, network, url, dialect }))
  const activity = createActivity(clock, lifetime)
  const order = endpoints.length > 1 ? createRanking(endpoints, activity, clock, lifetime) : () => endpoints
  /** Deduplicates pending requests (LRU, 8192). */
  const pending = new Map<string, Promise<unknown>>()

  const read = async (request: JsonRpcRequest): Promise<unknown> => {
    let isLost = false
    const onLost = () => {
      isLost = true
    }
    try {
      return await askServers(order(), ({ ask }) => ask(request), { clock, signals: [lifetime], onLost })
    } catch (error) {
      const id = isLost ? dialect.transactionId?.(request) : undefined
      throw id === undefined ? error : maybeSent(id, error)
    }
  }

  return {
    request(request) {
      const key = stringifyJson(request)
      const done = activity.begin()
      const answer =
        pending.get(key) ??
        read(request).finally(() => {
          if (pending.get(key) === answer) pending.delete(key)
        })
      pending.delete(key)
      pending.set(key, answer)
      const [oldest] = pending.keys()
      if (pending.size > rpcLimits.dedupeEntries && oldest !== undefined) pending.delete(oldest)
      return answer.finally(done)
    },
  }
}
