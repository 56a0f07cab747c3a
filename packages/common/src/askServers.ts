import { AppKitError } from './appKitError.js'
import { pause } from './pause.js'
import type { Clock } from './ports.js'
import { rpcDeadlineMs } from './rpcDeadlineMs.js'
import * as rpcLimits from './rpcLimits.js'
import { runUntil } from './runUntil.js'
import type { ServerFailure, ServerReply } from './serverReply.js'
import { abortReason, isAppKitError } from './settling.js'

/** How servers are asked. */
export type Asking = {
  readonly clock: Clock
  /** Nothing is asked any more once one of these has fired. */
  readonly signals: readonly (AbortSignal | undefined)[]
  /** How often one that may answer later is asked again. Default: `rpcLimits.retries`. */
  readonly retries?: number | undefined
}

/** When a server is asked, and how often it was asked again by then. */
type Turn<Server> = { readonly server: Server; readonly dueMs: number; readonly tries: number }

/**
 * The result of the first server of a network that has one, each asked in turn. One whose failure may pass is asked again, after the
 * pause that it named, else after 150 ms, 300 ms, 600 ms (specification §8, R57). `ask` answers for one server and never rejects; its
 * signal fires when nobody waits for the answer any more.
 *
 * Rejects at once with what a server refuses, else with what the last one said, those first that might have answered later. With
 * `HTTP_TIMEOUT` after {@link rpcDeadlineMs}, with the reason of a signal that fires, with `TRANSPORT_URL_MISSING` without a server.
 */
export function askServers<Server, Result>(
  servers: readonly Server[],
  ask: (server: Server, end: AbortSignal) => Promise<ServerReply<Result>>,
  { clock, signals, retries = rpcLimits.retries }: Asking,
): Promise<Result> {
  const ms = rpcDeadlineMs(servers)
  const startMs = clock.monotonic()

  async function askAll(end: AbortSignal): Promise<Result> {
    let turns: Turn<Server>[] = servers.map((server) => ({ server, dueMs: startMs, tries: 0 }))
    let failure: ServerFailure | undefined
    while (turns.length > 0) {
      const nextMs = Math.min(...turns.map(({ dueMs }) => dueMs))
      // What a server said is more than that the time was over.
      if (nextMs >= startMs + ms) break
      const pauseMs = nextMs - clock.monotonic()
      if (pauseMs > 0) await pause(clock, pauseMs, end)
      const isDue = ({ dueMs }: Turn<Server>) => dueMs <= nextMs
      const due = turns.filter(isDue)
      turns = turns.filter((turn) => !isDue(turn))
      for (const { server, tries } of due) {
        if (end.aborted) throw abortReason(end)
        const reply = await ask(server, end)
        if (reply.type === 'result') return reply.result
        if (reply.type === 'refused') throw reply.error
        if (!failure || hopeOf(reply) >= hopeOf(failure)) failure = reply
        const { mayPass, pauseMs: wantedMs = rpcLimits.retryDelayMs * 2 ** tries } = reply
        if (mayPass && tries < retries) turns.push({ server, dueMs: clock.monotonic() + wantedMs, tries: tries + 1 })
      }
    }
    throw failure?.error ?? new AppKitError('TRANSPORT_URL_MISSING')
  }

  return runUntil(askAll, { clock, ms, code: 'HTTP_TIMEOUT', signals })
}

/** Which of several failures is worth telling: one that may pass, then one that is not about a server of another chain. */
function hopeOf({ mayPass, error }: ServerFailure): number {
  if (mayPass) return 2
  return isAppKitError(error, 'RPC_WRONG_CHAIN') ? 0 : 1
}
