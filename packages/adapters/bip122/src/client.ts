import {
  AppKitError,
  abortReason,
  isAppKitError,
  type Network,
  parseExactJson,
  pause,
  readRetryAfterMs,
  retriedStatuses,
  rpcLimits,
  withDeadline,
} from '@latchkey/common'
import type { Clients } from './clients.js'
import type { Bip122Context } from './context.js'
import { fetchText, type HttpAnswer } from './esplora/fetchText.js'
import { requestOf } from './esplora/requestOf.js'

/** What is sent, and until when. */
type Sent = Pick<RequestInit, 'method' | 'body' | 'headers'> & { readonly signal: AbortSignal }

/** Makes the {@link Clients}. What is under way ends with the adapter. */
export function createClients(context: Bip122Context): Clients {
  const { clock } = context.ports

  /** One server's answer, within the time one server has. */
  const ask = async (url: string, { signal, ...init }: Sent): Promise<HttpAnswer> => {
    const end = new AbortController()
    const stop = () => end.abort()
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    const deadline = { clock, ms: rpcLimits.timeoutMs, code: 'HTTP_TIMEOUT', signal } as const
    try {
      return await withDeadline(fetchText(context.ports.fetch, url, { ...init, signal: end.signal }), deadline)
    } finally {
      signal.removeEventListener('abort', stop)
      stop()
    }
  }

  /** The answer of the first URL that has one; a failure that another URL may not have is passed over. */
  const tryEach = async (network: Network, path: string, init: Sent): Promise<HttpAnswer> => {
    let failure: unknown = new AppKitError('TRANSPORT_URL_MISSING')
    let answer: HttpAnswer | undefined
    for (const base of network.rpcUrls.default.http) {
      try {
        const { url, headers } = requestOf(base, path)
        answer = await ask(url, { ...init, headers })
        if (!retriedStatuses.includes(answer.status)) return answer
      } catch (error) {
        if (init.signal.aborted) throw error
        failure = error
      }
    }
    if (answer) return answer
    throw failure
  }

  const get = async (network: Network, path: string, init: Sent): Promise<string> => {
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= rpcLimits.retries
      const answer = await tryEach(network, path, init).catch((error: unknown) => {
        if (isLast || init.signal.aborted || isAppKitError(error, 'TRANSPORT_URL_MISSING')) throw error
        return undefined
      })
      if (answer && answer.status >= 200 && answer.status < 300) return answer.text
      if (answer && (isLast || !retriedStatuses.includes(answer.status)))
        throw new AppKitError('HTTP_STATUS', { values: { status: answer.status } })
      await pause(
        clock,
        readRetryAfterMs(answer?.retryAfter ?? null, clock.now(), rpcLimits.timeoutMs) ??
          rpcLimits.retryDelayMs * 2 ** attempt,
        init.signal,
      )
    }
  }

  /** Runs within the time a read may take: that of each URL once, for at most three. */
  const within = async <T>(
    network: Network,
    signal: AbortSignal | undefined,
    work: (end: AbortSignal) => Promise<T>,
  ) => {
    for (const ended of [context.lifetime, signal]) if (ended?.aborted) throw abortReason(ended)
    const end = new AbortController()
    const ms = rpcLimits.timeoutMs * Math.max(1, Math.min(3, network.rpcUrls.default.http.length))
    try {
      const deadline = { clock, ms, code: 'HTTP_TIMEOUT', signal } as const
      return await withDeadline(withDeadline(work(end.signal), deadline), { signal: context.lifetime })
    } catch (error) {
      throw isAppKitError(error) ? error : new AppKitError('RPC_FAILED', { cause: error })
    } finally {
      end.abort()
    }
  }

  const readText: Clients['readText'] = (network, path, { signal } = {}) =>
    within(network, signal, (end) => get(network, path, { signal: end }))

  return {
    readText,
    read: async (network, path, options) => {
      const json = parseExactJson(await readText(network, path, options))
      if (json === undefined) throw new AppKitError('RPC_BAD_RESPONSE')
      return json
    },
    broadcast: (network, transaction, { signal } = {}) =>
      within(network, signal, async (end) => {
        // Sent once to one server that takes it: another try could only be told that it is known already.
        const { status, text } = await tryEach(network, '/tx', { method: 'POST', body: transaction, signal: end })
        if (status === 200 && /^[0-9a-f]{64}$/i.test(text.trim())) return text.trim().toLowerCase()
        throw new AppKitError('RPC_FAILED', { details: `The network did not take the transaction: ${refusal(text)}` })
      }),
  }
}

function refusal(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, ' ').slice(0, 300)
}
