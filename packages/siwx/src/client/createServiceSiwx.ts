import type { ChainNamespace, SIWXConfig } from '@latchkey/common'
import { createError, isSecureUrl, pageErrors, readUrl } from '@latchkey/common/start'
import { createLazySiwx, watchReturns } from './createLazySiwx.js'
import type { SiwxOptions } from './siwxServer.js'

/** The options of {@link createServiceSiwx}. */
export type ServiceSiwxOptions = SiwxOptions & {
  /** Base URL of the four routes: https (http on this machine), or a path of the page's host such as `/auth`. */
  readonly url: string
  /** Sent in the query of each request. The `services` of this kit require it. Default: none. */
  readonly projectId?: string | undefined
}

/** What {@link createServiceSiwx} returns. */
export type ServiceSiwx = SIWXConfig & {
  /**
   * Resolves with an access token for your own API, renewed if it expires soon; `undefined` if the visitor is not
   * signed in, or if the server uses cookies. Rejects with the errors of a request.
   *
   * @param namespace - Default: that of the newest sign-in.
   * @example
   * const token = await siwx.getToken()
   * if (token) await fetch('https://api.example.com/orders', { headers: { Authorization: `Bearer ${token}` } })
   */
  getToken(namespace?: ChainNamespace): Promise<string | undefined>
}

/**
 * Creates the value of the `siwx` option for a server with four JSON routes below `url`, such as the one that
 * `@latchkey/siwx/server` creates:
 *
 * | route | request | response |
 * |---|---|---|
 * | `GET nonce` | | `{ nonce }`, with `now`: the time of the server in ms, for the dates of the message |
 * | `POST authenticate` | `{ message, signature }` | 200, or 401 if refused |
 * | `GET me` | | `{ address, chainId, expiresAt }` or a list of them, or `null` or 401 without a session |
 * | `POST sign-out` | `{ namespace }`, or `{}` to end all sessions | 204 |
 *
 * A server on the page's site keeps a session in a cookie, which should be `httpOnly`, and the page stores no token. If
 * it is on another origin, it has to allow the page's origin with credentials (CORS).
 *
 * Browsers block cookies of other sites. A server on another site, such as the `services` of this kit, returns tokens,
 * and the page stores them:
 *
 * | route | request | response |
 * |---|---|---|
 * | `GET nonce` | | `{ nonce, token }` |
 * | `POST authenticate` | header `x-nonce-jwt: Bearer <token>` of the nonce | `{ token, … }`, or 401 |
 * | `POST refresh` | `{ refreshToken }` | `{ token, … }`, or 401 if the session has ended |
 *
 * Optional fields beside `token` are `tokenExpiresAt`, `refreshToken`, and the end of the session, `expiresAt`. Dates
 * are in ms since 1970; with `now`, the server's time, they are also right on a device whose clock is not. A response
 * to `refresh` keeps `refreshToken` and `expiresAt` by leaving them out. From then on, requests of the namespace have
 * the header `authorization: Bearer <token>`. A token is refreshed before it expires and after a 401. Any script of the
 * page can read stored tokens.
 *
 * Requests time out after 10 s, `authenticate` after 15 s. They follow no redirects. Methods reject as those of
 * `createSiwx`, and with `HTTP_FAILED`, `HTTP_STATUS`, `HTTP_TOO_LARGE`, `HTTP_BAD_RESPONSE` and `TOO_MANY_REQUESTS`.
 * Throws `INVALID_OPTIONS` for an unusable `url`.
 *
 * @example
 * import { createServiceSiwx } from '@latchkey/siwx'
 *
 * const siwx = createServiceSiwx({ url: '/auth', statement: 'Sign in to Example' })
 */
export function createServiceSiwx({ url, projectId, ...options }: ServiceSiwxOptions): ServiceSiwx {
  assertUrl(url)
  const listeners = new Set<() => void>()
  const onEnded = () => {
    for (const listener of listeners) listener()
  }
  const { config, loadSessions } = createLazySiwx({
    traits: options,
    async load(host) {
      const [{ createServiceClient }, { createServerSessions }] = await Promise.all([
        import('./createServiceClient.js'),
        import('./createServerSessions.js'),
      ])
      const client = createServiceClient({ url, projectId, onEnded }, host)
      return { ...createServerSessions({ ...options, ...client }, host), getToken: client.getToken }
    },
    watch(parts) {
      const recheck = async () => {
        if ((await parts.loaded()?.recheck?.()) && listeners.has(listener)) parts.emit()
      }
      const listener = () => void recheck()
      listeners.add(listener)
      const stop = watchReturns(parts)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  })
  return { ...config, getToken: async (namespace) => (await loadSessions()).getToken(namespace) }
}

function assertUrl(url: unknown): void {
  const isPath = typeof url === 'string' && /^\/(?![/\\])/.test(url)
  if (isPath || isSafeUrl(url)) return
  throw createError(pageErrors.INVALID_OPTIONS, {
    values: { method: 'createServiceSiwx' },
    details: '`url` must be https (http on this machine) without a password, or a path such as `/auth`.',
  })
}

function isSafeUrl(value: unknown): boolean {
  const url = readUrl(String(value))
  return url !== undefined && isSecureUrl(url) && url.username === '' && url.password === ''
}
