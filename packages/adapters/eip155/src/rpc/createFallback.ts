import { limits } from '@latchkey/common'
import { fallback, type Transport } from 'viem'
import type { Activity } from './activity.js'
import type { Endpoint } from './endpoint.js'
import { shouldThrow } from './shouldThrow.js'

/**
 * One transport over several, tried in the order that ranking finds best. Ranking runs while the network is in use and
 * sleeps when it is not.
 */
export function createFallback(
  endpoints: readonly Endpoint[],
  transports: readonly Transport[],
  activity: Activity,
): ReturnType<Transport> {
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
  return fallback(transports, {
    rank,
    retryCount: limits.rpcRetries,
    retryDelay: limits.rpcRetryDelayMs,
    shouldThrow,
  })({ pollingInterval: limits.rpcPollingMs })
}

function urlOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'url') : undefined
}
