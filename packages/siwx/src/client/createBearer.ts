import type { ChainNamespace } from '@latchkey/common'
import type { SessionTokens, StoredTokens } from './storedTokens.js'

/** The access tokens of a page, renewed when they expire. */
export type Bearer = {
  /** Resolves with a token that is valid for a while, or with `undefined` if the session has ended. */
  get(namespace: ChainNamespace): Promise<string | undefined>
  /** Like `get`, after the server refused a token. */
  renew(namespace: ChainNamespace, refused: string): Promise<string | undefined>
}

type BearerOptions = {
  readonly stored: StoredTokens
  /** Asks the server for new tokens. Resolves with `undefined` if the session has ended. */
  readonly refresh: (refreshToken: string) => Promise<SessionTokens | undefined>
  readonly onEnded: () => void
  readonly now: () => number
}

/** A token is renewed this long before it expires, in ms, so that it is valid when it arrives. */
const leadMs = 30_000

/**
 * Creates the {@link Bearer} of a page. Tabs share the stored tokens, and may refresh at once: each of them keeps what
 * another one has stored meanwhile.
 */
export function createBearer({ stored, refresh, onEnded, now }: BearerOptions): Bearer {
  const pending = new Map<string, Promise<string | undefined>>()

  function end(namespace: ChainNamespace): undefined {
    stored.set(namespace, undefined)
    onEnded()
  }

  async function replace(namespace: ChainNamespace, refreshToken: string): Promise<string | undefined> {
    const next = await refresh(refreshToken)
    const current = stored.get(namespace)
    // Another tab refreshed, or the visitor signed in or out meanwhile.
    if (current?.refreshToken !== refreshToken) return current?.token
    if (!next) return end(namespace)
    // A server may leave out what stays as it is (RFC 6749, section 6).
    const { tokenExpiresAt: _, ...kept } = current
    stored.renew(namespace, { ...kept, ...next })
    return next.token
  }

  function renew(namespace: ChainNamespace, refused: string): Promise<string | undefined> {
    const { token, refreshToken } = stored.get(namespace) ?? {}
    if (token !== refused) return Promise.resolve(token)
    if (refreshToken === undefined) return Promise.resolve(end(namespace))
    const started = pending.get(refreshToken)
    if (started) return started
    const renewing = replace(namespace, refreshToken).finally(() => pending.delete(refreshToken))
    pending.set(refreshToken, renewing)
    return renewing
  }

  return {
    async get(namespace) {
      const { token, tokenExpiresAt = Number.POSITIVE_INFINITY, refreshToken } = stored.get(namespace) ?? {}
      const isFresh = refreshToken === undefined || tokenExpiresAt - leadMs > now()
      return token === undefined || isFresh ? token : renew(namespace, token)
    },
    renew,
  }
}
