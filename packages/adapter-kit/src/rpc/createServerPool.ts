import {
  type Asking,
  askServers,
  type Clock,
  pause,
  rpcLimits,
  type ServerReply,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'

/** A server that can be ranked. */
export type RankedServer = {
  /** Whether the server belongs to another chain and is not used. */
  isWrong(): boolean
  /** Sends a cheap request. Rejects if the server does not answer. */
  ping(): Promise<void>
}

/** The servers of one network. */
export type ServerPool<Server, Result> = {
  /**
   * Sends a request to the servers like `askServers`, the best-ranked server first.
   *
   * Deduplicates pending requests with the same key. This includes broadcasts: callers with the same signed bytes share
   * one response. The request continues when the signal of a caller aborts, because others may wait for it.
   */
  send(
    key: string,
    ask: AskServer<Server, Result>,
    options?: Pick<Asking, 'retries'> & {
      readonly signal?: AbortSignal | undefined
      /** Called before a rejection, if a server may have executed the request, or may still execute it. */
      readonly onLost?: (() => void) | undefined
    },
  ): Promise<Result>
}

type AskServer<Server, Result> = (server: Server, end: AbortSignal) => Promise<ServerReply<Result>>

/** A request that several callers may wait for. */
type PoolRequest<Result> = { readonly result: Promise<Result>; isPending: boolean; isLost: boolean }

/** Creates the {@link ServerPool}. It sends no request after the end of `lifetime`. */
export function createServerPool<Server extends RankedServer, Result>(
  servers: readonly Server[],
  { clock, lifetime }: Lifespan,
): ServerPool<Server, Result> {
  const activity = createActivity(clock, lifetime)
  const order = servers.length > 1 ? createRanking(servers, activity, { clock, lifetime }) : () => servers
  /** Least recently used first. */
  const pending = new Map<string, PoolRequest<Result>>()

  function start(key: string, ask: AskServer<Server, Result>, retries: number | undefined): PoolRequest<Result> {
    const onLost = () => {
      request.isLost = true
    }
    const end = activity.begin()
    const result = askServers(order(), ask, { clock, signals: [lifetime], retries, onLost }).finally(() => {
      end()
      request.isPending = false
      if (pending.get(key) === request) pending.delete(key)
    })
    const request: PoolRequest<Result> = { result, isPending: true, isLost: false }
    return request
  }

  function join(key: string, ask: AskServer<Server, Result>, retries: number | undefined): PoolRequest<Result> {
    const request = pending.get(key) ?? start(key, ask, retries)
    pending.delete(key)
    pending.set(key, request)
    const [oldest] = pending.keys()
    if (pending.size > rpcLimits.dedupeEntries && oldest !== undefined) pending.delete(oldest)
    return request
  }

  return {
    async send(key, ask, { signal, retries, onLost } = {}) {
      throwIfAborted(signal)
      const request = join(key, ask, retries)
      try {
        return await withSignals(request.result, signal)
      } catch (error) {
        if (request.isLost || request.isPending) onLost?.()
        throw error
      }
    },
  }
}

type Lifespan = { readonly clock: Clock; readonly lifetime: AbortSignal }

/** Without a request for this long, a network counts as idle, in ms. */
const idleMs = 30_000

/** Whether a network is in use. Servers are probed only while it is. */
type Activity = {
  /** Reports the start of a request. The returned function reports its end. */
  begin(): () => void
  /**
   * Resolves while the network is in use and no request is pending, so that the order of servers does not change during
   * a fallback. Otherwise resolves at the next use. Never settles after the adapter is destroyed.
   */
  whenFree(): Promise<void>
}

function createActivity(clock: Clock, lifetime: AbortSignal): Activity {
  let lastUse = Number.NEGATIVE_INFINITY
  let pending = 0
  let waiting: (() => void)[] = []
  lifetime.addEventListener('abort', () => {
    waiting = []
  })
  return {
    begin() {
      pending++
      return () => {
        lastUse = clock.monotonic()
        if (--pending > 0) return
        const resolvers = waiting
        waiting = []
        for (const resolve of resolvers) resolve()
      }
    },
    whenFree: () =>
      new Promise((resolve) => {
        if (lifetime.aborted) return
        if (pending === 0 && clock.monotonic() - lastUse < idleMs) resolve()
        else waiting.push(resolve)
      }),
  }
}

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
