import {
  AppKitError,
  abortReason,
  errorOf,
  isAppKitError,
  limits,
  type Ports,
  readServerRefusal,
  serviceError,
  settleBy,
  stringifyJson,
} from '@latchkey/common'
import type { ApiRequest } from './http/apiRequest.js'
import { readText } from './http/readText.js'
import { requestUrl } from './http/requestUrl.js'
import type { ServiceUrls } from './http/serviceName.js'

/** Who asks, and where. */
export type ApiClientSettings = {
  readonly ports: Pick<Ports, 'fetch' | 'clock'>
  readonly projectId: string | undefined
  /** Default `appkit`. */
  readonly sdkType?: string | undefined
  /** Such as `html-eip155-solana-1.7.3`. */
  readonly sdkVersion: string
  /** Base URLs. A service that has none is never asked. */
  readonly services: ServiceUrls
}

/** Asks the services. What can be asked are functions of their own, such as `getWallets(client, …)`, so that an app carries those it uses. */
export type ApiClient = {
  /** Asks once. Settles with what was read, or with a typed error within the request's time, the body included. */
  ask<T>(request: ApiRequest<T>): Promise<T>
}

/** An error body is read this far, to recognise a refusal; nothing of it is kept. */
const refusalBytes = 4_096
const refusalMs = 1_000

/**
 * Makes an {@link ApiClient}. Every request names the project and the SDK, carries no cookie, follows no redirect and tells only the
 * page's origin.
 *
 * @example
 * const client = createApiClient({ ports, projectId: 'local', sdkVersion: 'html-eip155-1.7.3', services: { directory: 'https://directory.example' } })
 * const { wallets, count } = await getWallets(client, { page: 1, entries: 40 })
 */
export function createApiClient({ ports, sdkType = 'appkit', ...settings }: ApiClientSettings): ApiClient {
  const { clock } = ports

  async function exchange<T>(request: ApiRequest<T>, url: URL, signal: AbortSignal): Promise<T> {
    const { body, contentType, keepalive = false } = request
    const response = await ports.fetch(url.href, {
      method: body === undefined ? 'GET' : 'POST',
      // Without a content type of its own, text needs no question ahead (CORS preflight).
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
    const cause = new AppKitError('HTTP_STATUS', { values: { status }, details: `${request.name} was refused.` })
    const given = request.refusals?.[status]
    if (given) return errorOf(given.code, { details: given.details, cause })
    return (status < 500 ? readServerRefusal(await readBriefly(response, clock)) : undefined) ?? cause
  }

  return {
    async ask(request) {
      const url = requestUrl(request, { ...settings, sdkType })
      if (request.signal?.aborted) throw abortReason(request.signal)
      const abort = new AbortController()
      const exchanging = exchange(request, url, abort.signal).catch((cause: unknown) => {
        if (isAppKitError(cause)) throw cause
        throw serviceError('HTTP_FAILED', { cause, details: `${request.name} could not be asked at ${url.origin}.` })
      })
      try {
        return await settleBy(exchanging, {
          clock,
          ms: request.ms ?? limits.httpTimeoutMs,
          signal: request.signal,
          onTimeout: () =>
            new AppKitError('HTTP_TIMEOUT', { details: `${request.name} gave no whole answer in time.` }),
        })
      } finally {
        // Whoever stopped waiting stops listening: the rest of a body is not downloaded.
        abort.abort()
      }
    },
  }
}

async function readBriefly(response: Response, clock: Ports['clock']): Promise<string> {
  const reading = readText(response, refusalBytes)
  const onTimeout = () => new AppKitError('HTTP_TIMEOUT')
  return settleBy(reading, { clock, ms: refusalMs, onTimeout }).catch(() => '')
}
