import type { SIWXConfig } from '@latchkey/common'
import { createError, isLoopback, lazy, loadModule, pageErrors } from '@latchkey/common/start'
import { createSiwx } from './createSiwx.js'
import type { SiwxOptions } from './siwxServer.js'

/** The options of {@link createServiceSiwx}. */
export type ServiceSiwxOptions = SiwxOptions & {
  /** Base URL of the four routes: https (http on this machine), or a path of the page's host such as `/auth`. */
  readonly url: string
}

/**
 * Creates the value of the `siwx` option for a server with four JSON routes below `url`, such as the one that
 * `@latchkey/siwx/server` creates:
 *
 * | route | request | response |
 * |---|---|---|
 * | `GET nonce` | | `{ nonce }` |
 * | `POST authenticate` | `{ message, signature }` | 200, or 401 if refused |
 * | `GET me` | | `{ address, chainId }` or a list of them, or `null` or 401 without a session |
 * | `POST sign-out` | `{ namespace }`, or `{}` to end all sessions | 204 |
 *
 * The server keeps a session in a cookie, which should be `httpOnly`. The page stores no token. A server on another
 * origin has to allow the page's origin with credentials (CORS). On another site, its cookie also needs
 * `SameSite=None`.
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
export function createServiceSiwx({ url, ...options }: ServiceSiwxOptions): SIWXConfig {
  assertUrl(url)
  const client = lazy(async () => {
    const { createServiceClient } = await loadModule(() => import('./createServiceClient.js'))
    return createServiceClient(url)
  })
  return createSiwx({
    ...options,
    getNonce: async () => (await client()).getNonce(),
    verify: async (signed) => (await client()).verify(signed),
    getSession: async () => (await client()).getSession(),
    signOut: async (namespace) => (await client()).signOut(namespace),
  })
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
  try {
    const { protocol, hostname, username, password } = new URL(String(value))
    const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
    return isSafe && username === '' && password === ''
  } catch {
    return false
  }
}
