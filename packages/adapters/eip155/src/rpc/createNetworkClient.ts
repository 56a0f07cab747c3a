import { AppKitError, limits, type Network } from '@latchkey/common'
import { fallback, http } from 'viem'
import type { Eip155Context } from '../context.js'
import type { RpcClient } from '../options.js'
import { createActivity } from './activity.js'
import { createEndpoint } from './endpoint.js'
import { rpcDeadlineMs } from './rpcDeadlineMs.js'
import { shouldThrow } from './shouldThrow.js'

/**
 * A viem client for one network (specification §8, §9): batched, de-duplicated, retried, falling back in the order that
 * ranking finds best. Ranking runs while the network is in use and sleeps when it is not.
 */
export function createNetworkClient(context: Eip155Context, network: Network, urls: readonly string[]): RpcClient {
  const endpoints = urls
    .filter((url) => /^https?:/i.test(url) && URL.canParse(url))
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
  const rank = {
    interval: limits.rpcPollingMs,
    sampleCount: limits.rpcRankSamples,
    timeout: limits.rpcProbeTimeoutMs,
    weights: { stability: limits.rpcRankStabilityWeight, latency: limits.rpcRankLatencyWeight },
    // viem's ranking never ends by itself: a probe that waits while nothing is asked holds it.
    ping: async ({ transport }: { transport: { value?: unknown } }) => {
      await activity.whenFree()
      await endpoints.find(({ url }) => url === urlOf(transport.value))?.ping()
    },
  }
  // The transport alone: viem's client around it would add nothing but actions.
  const transport = fallback(transports, {
    rank: endpoints.length > 1 && rank,
    retryCount: limits.rpcRetries,
    retryDelay: limits.rpcRetryDelayMs,
    shouldThrow,
  })({ pollingInterval: limits.rpcPollingMs })
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
        return await transport.request(request as never, { dedupe: true, signal: end.signal })
      } finally {
        done()
        clock.clearTimeout(timer)
        context.lifetime.removeEventListener('abort', stop)
      }
    },
  }
}

function urlOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'url') : undefined
}
