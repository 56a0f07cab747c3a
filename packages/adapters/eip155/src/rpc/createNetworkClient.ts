import { AppKitError, createOnDemand, limits, loadPart, type Network, readUrl } from '@latchkey/common'
import { createTransport, http, type Transport } from 'viem'
import type { Eip155Context } from '../context.js'
import type { RpcClient } from '../options.js'
import { createActivity } from './activity.js'
import { createEndpoint } from './endpoint.js'
import { rpcDeadlineMs } from './rpcDeadlineMs.js'

type Requester = Pick<ReturnType<Transport>, 'request'>

/**
 * A viem client for one network (specification §8, §9): batched, de-duplicated, retried. What it takes to
 * fall back to other URLs is loaded where there are any.
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
  const activity = createActivity(context.ports.clock, context.lifetime)
  const transports = endpoints.map(({ url, fetch }) =>
    http(url, { batch: { batchSize: limits.rpcBatchSize }, fetchFn: fetch, timeout: limits.rpcTimeoutMs }),
  )
  const one = transports.length === 1 && transports[0] ? retried(transports[0]) : undefined
  const loadSeveral = createOnDemand(async () => {
    const { createFallback } = await loadPart(() => import('./createFallback.js'))
    return createFallback(endpoints, transports, activity)
  })
  const { clock } = context.ports
  return {
    async request(request) {
      const done = activity.begin()
      // Between two attempts viem looks at this signal: nothing is tried again after the time is over.
      const end = new AbortController()
      const stop = () => end.abort()
      const timer = clock.setTimeout(stop, rpcDeadlineMs(urls))
      context.lifetime.addEventListener('abort', stop)
      try {
        // The transport alone: viem's client around it would add nothing but actions.
        const transport = one ?? (await loadSeveral())
        return await transport.request(request as never, { dedupe: true, signal: end.signal })
      } finally {
        done()
        clock.clearTimeout(timer)
        context.lifetime.removeEventListener('abort', stop)
      }
    },
  }
}

/** A transport alone, tried again as one of several would be. It hears no signal, or requests would not share a batch. */
function retried(transport: Transport): Requester {
  const { request } = transport({ retryCount: 0 })
  return createTransport({
    key: 'retried',
    name: 'Retried',
    type: 'http',
    request: ({ method, params }) => request({ method, params }) as never,
    retryCount: limits.rpcRetries,
    retryDelay: limits.rpcRetryDelayMs,
  })
}
