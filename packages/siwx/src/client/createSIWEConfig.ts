import type { SIWEClient } from '@latchkey/common'
import { createLazySiwx, watchReturns } from './createLazySiwx.js'
import type { SIWEConfig } from './siweConfig.js'

/**
 * Creates the value of the `siweConfig` option, for apps whose server supports Sign-In with Ethereum. Wallets of other
 * namespaces than `eip155` connect without a sign-in. New apps use `createSiwx`.
 *
 * If another account or network than that of the session connects, the kit calls `signOut` and asks for a signature,
 * unless `signOutOnAccountChange` or `signOutOnNetworkChange` is `false`. Calls time out after 10 s, `verifyMessage`
 * after 15 s. Methods reject as those of `createSiwx`.
 *
 * @example
 * import { createSIWEConfig, formatMessage } from '@latchkey/siwx'
 *
 * const post = (path: string, body: object) =>
 *   fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
 *
 * const siweConfig = createSIWEConfig({
 *   getMessageParams: async () => ({ domain: location.host, uri: location.origin, chains: [1] }),
 *   createMessage: ({ address, ...args }) => formatMessage(args, address),
 *   getNonce: async () => (await fetch('/siwe/nonce')).text(),
 *   verifyMessage: async ({ message, signature }) => (await post('/siwe/verify', { message, signature })).ok,
 *   getSession: async () => (await fetch('/siwe/session')).json(),
 *   signOut: async () => (await post('/siwe/sign-out', {})).ok,
 * })
 */
export function createSIWEConfig(options: SIWEConfig): SIWEClient {
  const { enabled = true, required, signOutOnDisconnect } = options
  const { config } = createLazySiwx({
    traits: { isRequired: required, signOutOnDisconnect, namespaces: enabled ? ['eip155'] : [] },
    async load(host) {
      const { createSiweSessions } = await import('./createSiweSessions.js')
      return createSiweSessions(options, host)
    },
    watch: watchReturns,
  })
  return { mapToSIWX: () => config }
}
