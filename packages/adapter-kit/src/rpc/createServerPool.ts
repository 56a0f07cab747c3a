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
   * Sends a request to the servers like `askServers`, the best-ranked server first. Servers that did not find the
   * subject of earlier requests with the same key come last, until all servers failed to find it.
   *
   * Deduplicates pending requests with the same key. This includes broadcasts: callers with the same signed bytes share
   * one response. The request continues when the signal of a caller aborts, because others may wait for it.
   */
  send(
    key: string,
    ask: AskServer<Server, Result>,
    options?: StartOptions<Result> & {
      readonly signal?: AbortSignal | undefined
      /** Called before a rejection, if a server may have executed the request, or may still execute it. */
      readonly onLost?: (() => void) | undefined
    },
  ): Promise<Result>
}

type StartOptions<Result> = Pick<Asking, 'retries'> & {
  /** Returns whether a result means that the server did not find something that another server may find. */
  readonly isMissing?: ((result: Result) => boolean) | undefined
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
  const missing = createMissingRecord(servers)

  function start(key: string, ask: AskServer<Server, Result>, options: StartOptions<Result>): PoolRequest<Result> {
    const onLost = () => {
      request.isLost = true
    }
    const { retries, isMissing } = options
    const askAndRecord: AskServer<Server, Result> = async (server, end) => {
      const reply = await ask(server, end)
      if (reply.type === 'result' && isMissing?.(reply.result)) missing.add(key, server)
      return reply
    }
    const end = activity.begin()
    const asking = { clock, signals: [lifetime], retries, onLost }
    const result = askServers(missing.sort(key, order()), askAndRecord, asking).finally(() => {
      end()
      request.isPending = false
      if (pending.get(key) === request) pending.delete(key)
    })
    const request: PoolRequest<Result> = { result, isPending: true, isLost: false }
    return request
  }

  function join(key: string, ask: AskServer<Server, Result>, options: StartOptions<Result>): PoolRequest<Result> {
    const request = pending.get(key) ?? start(key, ask, options)
    pending.delete(key)
    pending.set(key, request)
    dropOldest(pending)
    return request
  }

  return {
    async send(key, ask, { signal, onLost, ...options } = {}) {
      throwIfAborted(signal)
      const request = join(key, ask, options)
      try {
        return await withSignals(request.result, signal)
      } catch (error) {
        if (request.isLost || request.isPending) onLost?.()
        throw error
      }
    },
  }
}

function dropOldest(entries: Map<string, unknown>): void {
  const [oldest] = entries.keys()
  if (entries.size > rpcLimits.dedupeEntries && oldest !== undefined) entries.delete(oldest)
}

/** The servers that did not find the subject of a request, by the key of the request. */
type MissingRecord<Server> = {
  /** Adds a server. The record of a key is cleared once all servers are in it, or when a server repeats its result. */
  add(key: string, server: Server): void
  /** Returns the servers with the recorded ones last. */
  sort(key: string, order: readonly Server[]): readonly Server[]
}

function createMissingRecord<Server>(servers: readonly Server[]): MissingRecord<Server> {
  /** Least recently used first. */
  const recorded = new Map<string, readonly Server[]>()
  return {
    add(key, server) {
      const known = recorded.get(key) ?? []
      recorded.delete(key)
      // A recorded server repeats its result only after the others failed, so they need not come first again.
      if (known.includes(server) || known.length + 1 >= servers.length) return
      recorded.set(key, [...known, server])
      dropOldest(recorded)
    },
    sort(key, order) {
      const known = recorded.get(key)
      if (!known) return order
      return [...order.filter((one) => !known.includes(one)), ...order.filter((one) => known.includes(one))]
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
