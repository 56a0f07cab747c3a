import { type Asking, askServers, type Clock, pause, rpcLimits, type ServerReply } from '@latchkey/common'
import { type Activity, createActivity } from './createActivity.js'

/** A server that can be ranked. */
export type RankedServer = {
  /** Whether the server belongs to another chain and is not used. */
  isWrong(): boolean
  /** Sends a cheap request. Rejects if the server does not answer. */
  ping(): Promise<void>
}

/** The servers of one network. */
export type ServerPool<Server, Result> = {
  /** Sends a request to the servers like `askServers`, the best-ranked server first. It is not deduplicated. */
  send(
    ask: (server: Server, end: AbortSignal) => Promise<ServerReply<Result>>,
    options?: Pick<Asking, 'retries' | 'onLost'> & { readonly signal?: AbortSignal | undefined },
  ): Promise<Result>
  /**
   * Deduplicates pending requests: returns the promise of the pending request with this key, or of `start`. `start`
   * must not depend on the signal of one caller.
   */
  share(key: string, start: () => Promise<Result>): Promise<Result>
}

/** Creates the {@link ServerPool}. It sends no request after the end of `lifetime`. */
export function createServerPool<Server extends RankedServer, Result>(
  servers: readonly Server[],
  { clock, lifetime }: Lifespan,
): ServerPool<Server, Result> {
  const activity = createActivity(clock, lifetime)
  const order = servers.length > 1 ? createRanking(servers, activity, { clock, lifetime }) : () => servers
  /** Least recently used first. */
  const pending = new Map<string, Promise<Result>>()

  return {
    send(ask, { signal, ...options } = {}) {
      const done = activity.begin()
      return askServers(order(), ask, { clock, signals: [lifetime, signal], ...options }).finally(done)
    },
    share(key, start) {
      const result =
        pending.get(key) ??
        start().finally(() => {
          if (pending.get(key) === result) pending.delete(key)
        })
      pending.delete(key)
      pending.set(key, result)
      const [oldest] = pending.keys()
      if (pending.size > rpcLimits.dedupeEntries && oldest !== undefined) pending.delete(oldest)
      return result
    },
  }
}

type Lifespan = { readonly clock: Clock; readonly lifetime: AbortSignal }

type Sample = { readonly isUp: boolean; readonly ms: number }

/**
 * Returns the order in which to try several servers: at first as given, then by reliability and speed in a probe
 * every 4 s. Probes are sent only while the network is in use and no request is pending.
 */
function createRanking<Server extends RankedServer>(
  servers: readonly Server[],
  activity: Activity,
  { clock, lifetime }: Lifespan,
): () => readonly Server[] {
  const taken = new Map<Server, readonly Sample[]>()
  let order = servers

  async function probe(server: Server): Promise<void> {
    const begun = clock.monotonic()
    const isUp = await server.ping().then(
      () => true,
      () => false,
    )
    const sample = { isUp, ms: clock.monotonic() - begun }
    taken.set(server, [...(taken.get(server) ?? []), sample].slice(-rpcLimits.rankSamples))
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
    const scores = new Map([...taken].map(([server, samples]) => [server, score(samples, slowestMs)]))
    order = [...servers].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  }

  async function watch(): Promise<never> {
    for (;;) {
      await activity.whenFree()
      await Promise.all(servers.filter(({ isWrong }) => !isWrong()).map(probe))
      rank()
      await pause(clock, rpcLimits.pollingMs, lifetime)
    }
  }
  // It rejects when the adapter ends.
  watch().catch(() => undefined)

  return () => order
}
