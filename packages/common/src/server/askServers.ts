import type { Network } from '../adapter/network.js'
import { pause, runWithTimeout, throwIfAborted } from '../async/abort.js'
import { createError, isAppKitError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import { rpcLimits } from '../limits.js'
import type { Clock } from '../page/ports.js'
import { readUrl } from '../url/readUrl.js'
import type { ServerFailure, ServerReply } from './serverFailure.js'

/** Options of {@link askServers}. */
export type Asking = {
  readonly clock: Clock
  /** No request is sent after one of these has aborted. */
  readonly signals: readonly (AbortSignal | undefined)[]
  /** Number of retries per server. Default: `rpcLimits.retries`. */
  readonly retries?: number | undefined
  /** Called before a rejection, if a server may have carried out the request without a readable response. */
  readonly onLost?: (() => void) | undefined
}

/** When to send the next request to a server, and how often it has been retried. */
type Turn<Server> = { readonly server: Server; readonly dueMs: number; readonly tries: number }

/**
 * Requests the servers of a network one after the other and returns the first result. Temporary failures are retried
 * after the server's `Retry-After`, or else after 150 ms, 300 ms and 600 ms. `ask` requests one
 * server and never rejects; its signal aborts when the result is not needed any more.
 *
 * Rejects immediately if a server refuses the request, otherwise with the last failure, temporary ones first; with
 * `HTTP_TIMEOUT` after {@link rpcDeadlineMs}, with the reason of an aborted signal, and with `TRANSPORT_URL_MISSING`
 * without a server.
 */
export async function askServers<Server, Result>(
  servers: readonly Server[],
  ask: (server: Server, end: AbortSignal) => Promise<ServerReply<Result>>,
  { clock, signals, retries = rpcLimits.retries, onLost }: Asking,
): Promise<Result> {
  const ms = rpcDeadlineMs(servers)
  const startMs = clock.monotonic()

  let isLost = false
  let isWaiting = false

  async function askAll(end: AbortSignal): Promise<Result> {
    let turns: Turn<Server>[] = servers.map((server) => ({ server, dueMs: startMs, tries: 0 }))
    let failure: ServerFailure | undefined
    while (turns.length > 0) {
      const nextMs = Math.min(...turns.map(({ dueMs }) => dueMs))
      // A server's error is more specific than the timeout.
      if (nextMs >= startMs + ms) break
      const pauseMs = nextMs - clock.monotonic()
      if (pauseMs > 0) await pause(clock, pauseMs, end)
      const isDue = ({ dueMs }: Turn<Server>) => dueMs <= nextMs
      const due = turns.filter(isDue)
      turns = turns.filter((turn) => !isDue(turn))
      for (const { server, tries } of due) {
        throwIfAborted(end)
        isWaiting = true
        const reply = await ask(server, end)
        isWaiting = false
        if (reply.type === 'result') return reply.result
        if (reply.isLost) isLost = true
        if (reply.type === 'refused') throw reply.error
        if (!failure || hopeOf(reply) >= hopeOf(failure)) failure = reply
        const { mayPass, pauseMs: wantedMs = rpcLimits.retryDelayMs * 2 ** tries } = reply
        if (mayPass && tries < retries) turns.push({ server, dueMs: clock.monotonic() + wantedMs, tries: tries + 1 })
      }
    }
    throw failure?.error ?? createError(errors.TRANSPORT_URL_MISSING)
  }

  try {
    return await runWithTimeout(askAll, { clock, ms, onTimeout: () => createError(errors.HTTP_TIMEOUT), signals })
  } catch (error) {
    if (isLost || isWaiting) onLost?.()
    throw error
  }
}

/** Returns the failure to report: a temporary one first, then one of a server of the right chain. */
function hopeOf({ mayPass, error }: ServerFailure): number {
  if (mayPass) return 2
  return isAppKitError(error, 'RPC_WRONG_CHAIN') ? 0 : 1
}

/** Returns the total timeout of a network read, in ms: one timeout per server, for at most three servers. */
export function rpcDeadlineMs(servers: readonly unknown[]): number {
  return rpcLimits.timeoutMs * Math.max(1, Math.min(3, servers.length))
}

/** Returns the usable RPC URLs of a network. Throws `TRANSPORT_URL_MISSING` if there is none. */
export function httpUrls({ name, rpcUrls }: Pick<Network, 'name' | 'rpcUrls'>): readonly string[] {
  const urls = rpcUrls.default.http.filter((url) => /^https?:/i.test(url) && readUrl(url))
  if (urls.length > 0) return urls
  throw createError(errors.TRANSPORT_URL_MISSING, {
    details: `The network ${name} has no http(s) URL in rpcUrls.default.http.`,
  })
}
