import { type Clock, pause, rpcLimits } from '@latchkey/common'
import type { Activity } from './createActivity.js'
import type { Endpoint } from './createEndpoint.js'

type Sample = { readonly isUp: boolean; readonly ms: number }

/**
 * Returns the order in which to try several servers: at first as given, then by reliability and speed in a probe
 * every 4 s. Probes are sent only while the network is in use and no request is pending.
 */
export function createRanking(
  endpoints: readonly Endpoint[],
  activity: Activity,
  clock: Clock,
  lifetime: AbortSignal,
): () => readonly Endpoint[] {
  const taken = new Map<Endpoint, readonly Sample[]>()
  let order = endpoints

  async function probe(endpoint: Endpoint): Promise<void> {
    const begun = clock.monotonic()
    const isUp = await endpoint.ping().then(
      () => true,
      () => false,
    )
    const sample = { isUp, ms: clock.monotonic() - begun }
    taken.set(endpoint, [...(taken.get(endpoint) ?? []), sample].slice(-rpcLimits.rankSamples))
  }

  function score(samples: readonly Sample[], slowestMs: number): number {
    const share = (of: (sample: Sample) => number) => samples.reduce((sum, each) => sum + of(each), 0) / samples.length
    const stability = share(({ isUp }) => Number(isUp))
    // A server that never responds has no speed.
    if (stability === 0) return 0
    const speed = 1 - share(({ ms }) => ms) / slowestMs
    return rpcLimits.rankStabilityWeight * stability + rpcLimits.rankLatencyWeight * speed
  }

  function rank(): void {
    const slowestMs = Math.max(1, ...[...taken.values()].flat().map(({ ms }) => ms))
    const scores = new Map([...taken].map(([endpoint, samples]) => [endpoint, score(samples, slowestMs)]))
    order = [...endpoints].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  }

  async function watch(): Promise<never> {
    for (;;) {
      await activity.whenFree()
      await Promise.all(endpoints.filter(({ isWrong }) => !isWrong()).map(probe))
      rank()
      await pause(clock, rpcLimits.pollingMs, lifetime)
    }
  }
  // It rejects when the adapter ends.
  watch().catch(() => undefined)

  return () => order
}
