import { AppKitError, abortReason, type Network, pause, readUrl, rpcLimits } from '@latchkey/common'
import type { Eip155Context } from '../context.js'
import type { RpcClient } from '../options.js'
import { createActivity } from './activity.js'
import { createRanking } from './createRanking.js'
import { createEndpoint, type RpcRequest } from './endpoint.js'
import { failedByChain, moreHopeful, type RpcFailure, type RpcReply } from './reply.js'
import { rpcDeadlineMs } from './rpcDeadlineMs.js'

/**
 * A JSON-RPC client over the http(s) URLs (specification §9): calls of one turn in one batch, each URL in turn, all again up to three
 * times, the same read once while it is under way (R58), and after a while the URL that answers best first.
 */
export function createNetworkClient(context: Eip155Context, network: Network, urls: readonly string[]): RpcClient {
  const endpoints = urls
    .filter((url) => /^https?:/i.test(url) && readUrl(url))
    .map((url) => createEndpoint(context, network, url))
  if (endpoints.length === 0) {
    throw new AppKitError('TRANSPORT_URL_MISSING', {
      details: `The network ${network.name} has no http(s) URL in rpcUrls.default.http.`,
    })
  }
  const { ports, lifetime } = context
  const { clock } = ports
  const activity = createActivity(clock, lifetime)
  const order = endpoints.length > 1 ? createRanking(endpoints, activity, context) : () => endpoints
  const underWay = new Map<string, Promise<unknown>>()

  /** The answer of the first server that has one; else what the last one said, those first that may have one later. */
  async function askInTurn(request: RpcRequest, endMs: number): Promise<RpcReply> {
    const right = order().filter(({ isWrong }) => !isWrong())
    let failure: RpcFailure | undefined
    for (const { ask } of right) {
      if (lifetime.aborted) throw abortReason(lifetime)
      const reply = await ask(request)
      if (reply.type !== 'failed') return reply
      failure = failure ? moreHopeful(failure, reply) : reply
      if (clock.monotonic() >= endMs) break
    }
    return failure ?? failedByChain(network)
  }

  async function read(request: RpcRequest): Promise<unknown> {
    const endMs = clock.monotonic() + rpcDeadlineMs(urls)
    for (let attempt = 0; ; attempt++) {
      const reply = await askInTurn(request, endMs)
      if (reply.type === 'result') return reply.result
      if (reply.type === 'refused' || !reply.mayPass || attempt === rpcLimits.retries) throw reply.error
      const { pauseMs = rpcLimits.retryDelayMs * 2 ** attempt } = reply
      // What the last server said is more than that the time was over.
      if (clock.monotonic() + pauseMs >= endMs) throw reply.error
      await pause(clock, pauseMs, lifetime)
    }
  }

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
