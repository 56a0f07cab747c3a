import { runWithTimeout } from '../async/runWithTimeout.js'
import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'
import * as rpcLimits from '../limits/rpcLimits.js'
import type { Ports } from '../page/ports.js'
import { splitCredentials } from '../url/splitCredentials.js'
import { readBodyText } from './readBodyText.js'
import { readRetryAfterMs } from './readRetryAfterMs.js'

/** A request to a network's server. */
export type ServerRequest = {
  /** Sent with POST. Without a body, the method is GET. */
  readonly body?: string | undefined
  /** The media type of the body. */
  readonly contentType?: string | undefined
  /** Default: 10 s. */
  readonly ms?: number | undefined
  /** The maximum size of the body, in bytes. Default: 2 MiB. */
  readonly maxBytes?: number | undefined
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
  { body, contentType, ms = rpcLimits.timeoutMs, maxBytes, signal }: ServerRequest,
): Promise<ServerAnswer> {
  const ask = async (end: AbortSignal): Promise<ServerAnswer> => {
    const { url, headers } = splitCredentials(serverUrl)
    const response = await fetch(url, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { ...headers, ...(contentType && { 'Content-Type': contentType }) },
      credentials: 'omit',
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
