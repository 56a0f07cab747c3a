import type { SIWXConfig } from '@latchkey/common'
import { createLazySiwx, watchReturns } from './createLazySiwx.js'
import type { SiwxOptions, SiwxServer } from './siwxServer.js'

/**
 * Creates the value of the `siwx` option for an app with its own server: the server creates the nonce, verifies the
 * signed message, and keeps the session, usually in an `httpOnly` cookie.
 *
 * The kit asks for the session once, and again after `verify`, when the session ends, when the visitor or the network
 * returns, or after five minutes when it next needs it. Calls time out after 10 s, `verify` after 15 s. Responses are
 * validated.
 *
 * Methods reject with `SIGN_IN_REFUSED` if the server refuses a message, with `AUTHENTICATION_FAILED` if a function
 * rejects or returns something unusable, and with `HTTP_TIMEOUT`. An `AppKitError` of a function is passed on.
 *
 * @example
 * import { createSiwx } from '@latchkey/siwx'
 *
 * const post = (path: string, body: object) =>
 *   fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
 *
 * const siwx = createSiwx({
 *   getNonce: async () => (await fetch('/auth/nonce')).text(),
 *   verify: ({ message, signature }) => post('/auth/verify', { message, signature }),
 *   async getSession() {
 *     const response = await fetch('/auth/session')
 *     return response.ok ? response.json() : null
 *   },
 *   signOut: () => post('/auth/sign-out', {}),
 * })
 */
export function createSiwx(options: SiwxServer & SiwxOptions): SIWXConfig {
  const { config } = createLazySiwx({
    traits: options,
    async load(host) {
      const { createServerSessions } = await import('./createServerSessions.js')
      return createServerSessions(options, host)
    },
    watch: watchReturns,
  })
  return config
}
