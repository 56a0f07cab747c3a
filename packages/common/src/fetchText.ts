import type { Ports } from './ports.js'
import { readBodyText } from './readBodyText.js'
import { readRetryAfterMs } from './readRetryAfterMs.js'
import { timeoutMs } from './rpcLimits.js'
import { runUntil } from './runUntil.js'
import { splitCredentials } from './splitCredentials.js'

/** What is asked of a network's server. */
export type ServerRequest = {
  /** Sent by POST. Without it the server is asked by GET. */
  readonly body?: string | undefined
  /** What the body is, a media type. */
  readonly contentType?: string | undefined
  /** Default: 10 s. */
  readonly ms?: number | undefined
  /** The largest body that is read. Default: 2 MiB. */
  readonly maxBytes?: number | undefined
  readonly signal: AbortSignal
}

/** What came back. `pauseMs` is after how many ms the server wants to be asked again, where it said so. */
export type ServerAnswer = { readonly status: number; readonly text: string; readonly pauseMs: number | undefined }

/**
 * Sends a request to one server of a network and reads the whole answer as text, whatever its status. Rejects with `HTTP_TIMEOUT`,
 * `HTTP_TOO_LARGE`, the reason of the signal, or the error of `fetch`, which includes a redirect.
 */
export function fetchText(
  { clock, fetch }: Pick<Ports, 'clock' | 'fetch'>,
  serverUrl: string,
  { body, contentType, ms = timeoutMs, maxBytes, signal }: ServerRequest,
): Promise<ServerAnswer> {
  const ask = async (end: AbortSignal): Promise<ServerAnswer> => {
    const { url, headers } = splitCredentials(serverUrl)
    const response = await fetch(url, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { ...headers, ...(contentType && { 'Content-Type': contentType }) },
      credentials: 'omit',
      // A redirect would ask a host that no option names, and take along what the request holds.
      redirect: 'error',
      referrerPolicy: 'origin',
      signal: end,
    })
    const text = await readBodyText(response, maxBytes)
    const pauseMs = readRetryAfterMs(response.headers.get('Retry-After'), clock.now(), Number.POSITIVE_INFINITY)
    return { status: response.status, text, pauseMs }
  }
  return runUntil(ask, { clock, ms, code: 'HTTP_TIMEOUT', signals: [signal] })
}
