import { askServers, httpUrls, type Network, rpcLimits } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import type { RpcClient } from '../options.js'
import { createActivity } from './activity.js'
import { createRanking } from './createRanking.js'
import { createEndpoint, type RpcRequest } from './endpoint.js'

/**
 * A JSON-RPC client over the http(s) URLs (specification §9): calls of one turn in one batch, each URL in turn, all again up to three
 * times, the same read once while it is under way (R58), and after a while the URL that answers best first.
 */
export function createNetworkClient(context: Eip155Context, network: Network): RpcClient {
  const endpoints = httpUrls(network).map((url) => createEndpoint(context, network, url))
  const { ports, lifetime } = context
  const { clock } = ports
  const activity = createActivity(clock, lifetime)
  const order = endpoints.length > 1 ? createRanking(endpoints, activity, context) : () => endpoints
  const underWay = new Map<string, Promise<unknown>>()

  const read = (request: RpcRequest): Promise<unknown> =>
    askServers(order(), ({ ask }) => ask(request), { clock, signals: [lifetime] })

  /** Remembered while it is under way; of very many, those that were asked for last. */
  function readOnce(request: RpcRequest): Promise<unknown> {
    const key = JSON.stringify(request)
    const done = activity.begin()
    const answer =
      underWay.get(key) ??
      read(request).finally(() => {
        if (underWay.get(key) === answer) underWay.delete(key)
      })
    underWay.delete(key)
    underWay.set(key, answer)
    const [oldest] = underWay.keys()
    if (underWay.size > rpcLimits.dedupeEntries && oldest !== undefined) underWay.delete(oldest)
    return answer.finally(done)
  }

  return { request: readOnce }
}
