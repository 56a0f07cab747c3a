import {
  type AppKitError,
  allErrors,
  createError,
  errors,
  isAppKitError,
  limits,
  type Ports,
  readServerRefusal,
  serviceErrors,
  stringifyJson,
  throwIfAborted,
  withTimeout,
} from '@latchkey/common'
import type { ApiRequest, ServiceUrls } from './http/apiRequest.js'
import { readText } from './http/readBody.js'
import { requestUrl } from './http/requestUrl.js'

/** Project, SDK and services of a client. */
export type ApiClientSettings = {
  readonly ports: Pick<Ports, 'fetch' | 'clock'>
  readonly projectId: string | undefined
  /** Default `appkit`. */
  readonly sdkType?: string | undefined
  /** SDK version, such as `html-eip155-solana-1.7.3`. */
  readonly sdkVersion: string
  /** Base URLs. A service without one receives no request. */
  readonly services: ServiceUrls
}

/**
 * A client of the services. Requests are separate functions, such as `getWallets(client, …)`, so that an app bundles
 * only those that it uses.
 */
export type ApiClient = {
  /**
   * Sends one request. Settles with the parsed response or a typed error within the request's timeout, which includes
   * the body.
   */
  ask<T>(request: ApiRequest<T>): Promise<T>
}

/** Maximum number of bytes of an error body to read. They only serve to recognize a refusal. */
const refusalBytes = 4_096
const refusalMs = 1_000

/**
 * Creates an {@link ApiClient}. Every request states the project and the SDK, sends no cookie, follows no redirect and
 * discloses only the page's origin.
 */
export function createApiClient({ ports, sdkType = 'appkit', ...settings }: ApiClientSettings): ApiClient {
  const { clock } = ports

  async function exchange<T>(request: ApiRequest<T>, url: URL, signal: AbortSignal): Promise<T> {
    const { body, contentType, keepalive = false } = request
    const response = await ports.fetch(url.href, {
      method: body === undefined ? 'GET' : 'POST',
      // Text without an explicit content type needs no CORS preflight.
      ...(body === undefined ? {} : { body: stringifyJson(body) }),
      ...(contentType === 'json' ? { headers: { 'content-type': 'application/json' } } : {}),
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'strict-origin',
      keepalive,
      signal,
    })
    if (!response.ok) throw await refusal(request, response)
    return request.read(response)
  }

  async function refusal(request: ApiRequest<unknown>, response: Response): Promise<AppKitError> {
    const { status } = response
    const cause = createError(errors.HTTP_STATUS, { values: { status }, details: `${request.name} was refused.` })
    const given = request.refusals?.[status]
    if (given) return createError(allErrors[given.code], { details: given.details, cause })
    return (status < 500 ? readServerRefusal(await readBriefly(response, clock)) : undefined) ?? cause
  }

  return {
    async ask(request) {
      const url = requestUrl(request, { ...settings, sdkType })
      throwIfAborted(request.signal)
      const abort = new AbortController()
      const exchanging = exchange(request, url, abort.signal).catch((cause: unknown) => {
        if (isAppKitError(cause)) throw cause
        throw createError(serviceErrors.HTTP_FAILED, {
          cause,
          details: `${request.name} could not be asked at ${url.origin}.`,
        })
      })
      try {
        return await withTimeout(exchanging, {
          clock,
          ms: request.ms ?? limits.httpTimeoutMs,
          onTimeout: () =>
            createError(errors.HTTP_TIMEOUT, { details: `${request.name} did not complete its response in time.` }),
          signals: [request.signal],
        })
      } finally {
        // Cancels the body, so that an aborted request downloads nothing more.
        abort.abort()
      }
    },
  }
}

async function readBriefly(response: Response, clock: Ports['clock']): Promise<string> {
  const reading = readText(response, refusalBytes)
  const onTimeout = () => createError(errors.HTTP_TIMEOUT)
  return withTimeout(reading, { clock, ms: refusalMs, onTimeout }).catch(() => '')
}
