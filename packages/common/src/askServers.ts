import { AppKitError } from './appKitError.js'
import { pause } from './pause.js'
import type { Clock } from './ports.js'
import { rpcDeadlineMs } from './rpcDeadlineMs.js'
import * as rpcLimits from './rpcLimits.js'
import { runUntil } from './runUntil.js'
import type { ServerFailure, ServerReply } from './serverReply.js'
import { abortReason } from './settling.js'

/** How servers are asked. */
export type Asking = {
  readonly clock: Clock
  /** Nothing is asked any more once one of these has fired. */
  readonly signals: readonly (AbortSignal | undefined)[]
  /** How often those that may answer later are asked again. Default: `rpcLimits.retries`. */
  readonly retries?: number | undefined
}

/**
 * The result of the first server of a network that has one, each asked in turn. Where all have failed, those whose failure may pass are
 * asked again, after the shortest pause that one of them named, else after 150 ms, 300 ms, 600 ms (specification §8, R57). `ask` answers
 * for one server and never rejects; its signal fires when nobody waits for the answer any more.
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
  const endMs = clock.monotonic() + ms

  async function askAll(end: AbortSignal): Promise<Result> {
    let left = servers
    for (let attempt = 0; ; attempt++) {
      const failures: (ServerFailure & { readonly server: Server })[] = []
      for (const server of left) {
        if (end.aborted) throw abortReason(end)
        const reply = await ask(server, end)
        if (reply.type === 'result') return reply.result
        if (reply.type === 'refused') throw reply.error
        failures.push({ server, ...reply })
      }
      const passing = failures.filter(({ mayPass }) => mayPass)
      const pauseMs = Math.min(...passing.map((failure) => failure.pauseMs ?? rpcLimits.retryDelayMs * 2 ** attempt))
      // What a server said is more than that the time was over.
      if (attempt === retries || clock.monotonic() + pauseMs >= endMs)
        throw (passing.at(-1) ?? failures.at(-1))?.error ?? new AppKitError('TRANSPORT_URL_MISSING')
      await pause(clock, pauseMs, end)
      left = passing.map(({ server }) => server)
    }
  }

  return runUntil(askAll, { clock, ms, code: 'HTTP_TIMEOUT', signals })
}
