import { type CaipNetworkId, isAppKitError } from '@latchkey/common'
import { createNonce } from '../message/createNonce.js'
import { safeParseMessage } from '../message/parseMessage.js'
import type { SIWXVerifier } from '../verify/verifier.js'
import { type SignInProblem, verifySignIn } from '../verify/verifySignIn.js'
import { createBrowserBinding } from './createBrowserBinding.js'
import type { NonceStore } from './nonceStore.js'
import type { SignInCredentials } from './readCredentials.js'

/** How long a visitor has to sign the message, in ms. */
export const nonceLifetimeMs = 10 * 60_000

export type SignInCheckOptions = {
  readonly secret: Uint8Array<ArrayBuffer>
  readonly nonces: NonceStore
  readonly verifiers: readonly SIWXVerifier[]
  readonly chainIds?: readonly CaipNetworkId[] | undefined
  readonly now: () => number
}

/** Why a server refuses a sign-in. */
export type SignInRefusal =
  | SignInProblem
  /** The page is not on one of the server's domains, or it uses http on another machine. */
  | 'originNotAllowed'
  /** The browser sent no cookie with the nonce, or one of another server. Check that requests include credentials. */
  | 'nonceCookieMissing'
  /** The nonce was used, has expired, is of another browser, or the server did not create it. */
  | 'nonceUnknown'
  /** The RPC node that has to verify the signature did not respond, or the browser cancelled the request. */
  | 'unavailable'

/** The result of a check. `cause`: the error of an RPC node. */
export type SignInCheckResult =
  | { readonly ok: true; readonly account: { readonly address: string; readonly chainId: CaipNetworkId } }
  | { readonly ok: false; readonly reason: SignInRefusal; readonly cause?: unknown }

/** Creates nonces, and checks signed messages. */
export type SignInCheck = {
  /** Creates a nonce for the browser with this cookie. Resolves with the cookie that the browser has to keep. */
  start(cookie: string | undefined): Promise<{ readonly nonce: string; readonly cookie: string }>
  /**
   * Verifies a message that a browser with this cookie signed for one of the domains. Consumes the nonce before
   * anything else, so that each message is checked at most once.
   */
  finish(
    credentials: SignInCredentials,
    from: {
      readonly cookie: string | undefined
      readonly domains: readonly string[]
      readonly signal?: AbortSignal | undefined
    },
  ): Promise<SignInCheckResult>
}

/** Creates a {@link SignInCheck}. */
export function createSignInCheck({ secret, nonces, ...options }: SignInCheckOptions): SignInCheck {
  const browsers = createBrowserBinding(secret)

  return {
    async start(current) {
      const cookie = await browsers.renew(current)
      const nonce = createNonce()
      const key = await browsers.keyOf(cookie, nonce)
      if (key !== undefined) await nonces.add(key, options.now() + nonceLifetimeMs)
      return { nonce, cookie }
    },
    async finish(credentials, { cookie, domains, signal }) {
      const message = safeParseMessage(credentials.message)
      if (!message.ok) return { ok: false, reason: 'messageMalformed' }
      const { nonce } = message.value
      const key = await browsers.keyOf(cookie, nonce)
      if (key === undefined) return { ok: false, reason: 'nonceCookieMissing' }
      if (!(await nonces.take(key))) return { ok: false, reason: 'nonceUnknown' }
      const domain = domains.find((one) => one === message.value.domain) ?? domains[0] ?? ''
      try {
        const verified = await verifySignIn(credentials, { ...options, domain, nonce, signal })
        if (!verified.ok) return verified
        const { accountAddress: address, chainId } = verified.data
        return { ok: true, account: { address, chainId } }
      } catch (error) {
        if (!isAppKitError(error, 'RPC_FAILED', 'ABORTED')) throw error
        return { ok: false, reason: 'unavailable', cause: error }
      }
    },
  }
}
