import { runWithTimeout } from '../async/abort.js'
import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import { rpcLimits } from '../limits.js'
import type { Ports } from '../page/ports.js'

/** A request to a network's server. */
export type ServerRequest = {
  /** Sent with POST. Without a body, the method is GET. */
  readonly body?: string | undefined
  /** The media type of the body. */
  readonly contentType?: string | undefined
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Default: 10 s. */
  readonly ms?: number | undefined
  /** The maximum size of the body, in bytes. Default: 2 MiB. */
  readonly maxBytes?: number | undefined
  /** How to use the browser's HTTP cache. Default: like any request. */
  readonly cache?: RequestCache | undefined
  /** Whether to send cookies. Default: `omit`. */
  readonly credentials?: RequestCredentials | undefined
  readonly signal: AbortSignal
}

/** A response. `pauseMs` is its Retry-After in ms, if any. */
export type ServerAnswer = { readonly status: number; readonly text: string; readonly pauseMs: number | undefined }

/**
 * Sends a request to one server of a network and reads the whole response as text, with any status. Rejects with
 * `HTTP_TIMEOUT`, `HTTP_TOO_LARGE`, the reason of the signal, or the error of `fetch`, which includes a redirect.
 */
export function fetchText(
  { clock, fetch }: Pick<Ports, 'clock' | 'fetch'>,
  serverUrl: string,
  {
    body,
    contentType,
    ms = rpcLimits.timeoutMs,
    maxBytes,
    cache,
    credentials = 'omit',
    signal,
    ...more
  }: ServerRequest,
): Promise<ServerAnswer> {
  const ask = async (end: AbortSignal): Promise<ServerAnswer> => {
    const { url, headers } = splitCredentials(serverUrl)
    const response = await fetch(url, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { ...headers, ...more.headers, ...(contentType && { 'Content-Type': contentType }) },
      ...(cache && { cache }),
      credentials,
      // A redirect would send the request to a host that is not in the options.
      redirect: 'error',
      referrerPolicy: 'origin',
      signal: end,
    })
    const text = await readBodyText(response, maxBytes)
    const pauseMs = readRetryAfterMs(response.headers.get('Retry-After'), clock.now(), Number.POSITIVE_INFINITY)
    return { status: response.status, text, pauseMs }
  }
  return runWithTimeout(ask, { clock, ms, onTimeout: () => createError(errors.HTTP_TIMEOUT), signals: [signal] })
}

/** Moves user and password of a URL into a header, because `fetch` refuses them in a URL. Throws for an invalid URL. */
export function splitCredentials(text: string): {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
} {
  const url = new URL(text)
  const { username, password } = url
  if (!username && !password) return { url: text, headers: {} }
  url.username = ''
  url.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: url.href, headers: { Authorization: `Basic ${btoa(pair)}` } }
}

/**
 * Returns the body of a response as text. Cancels a body of more than `maxBytes` and rejects with `HTTP_TOO_LARGE`.
 * `onBytes` receives the number of bytes of each part.
 */
export async function readBodyText(
  response: Response,
  maxBytes = 2 * 1024 * 1024,
  onBytes?: (bytes: number) => void,
): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw createError(errors.HTTP_TOO_LARGE)
    }
    onBytes?.(part.value.byteLength)
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Returns the `Retry-After` of a response in ms, from seconds or a date, at most `maxMs`. `undefined` for an
 * unusable value.
 */
export function readRetryAfterMs(header: string | null, now: number, maxMs: number): number | undefined {
  const text = header?.trim() ?? ''
  const ms = /^\d{1,12}$/.test(text) ? Number(text) * 1_000 : /[a-z]/i.test(text) ? Date.parse(text) - now : Number.NaN
  return Number.isFinite(ms) && ms >= 0 ? Math.min(ms, maxMs) : undefined
}
