import {
  type ChainNamespace,
  chainNamespaces,
  finite,
  json,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Parsed,
  type SIWXHost,
  storedValues,
  stringifyJson,
  text,
} from '@latchkey/common'

const time = optional(finite(0))
/** `fetch` throws for other characters in a header. */
const headerText = text({ max: 4_096, pattern: /^[\x21-\x7e]+$/, what: 'a token of visible ASCII characters' })

/** The tokens that a server returns to a sign-in and to a refresh. Dates are in ms since 1970. */
export const safeParseTokens = objectOf({
  /** The access token. */
  token: headerText,
  tokenExpiresAt: time,
  /** Renews the access token once it has expired. */
  refreshToken: optional(text({ max: 512 })),
  /** End of the session. */
  expiresAt: time,
})

export type SessionTokens = Parsed<typeof safeParseTokens>

/** Moves the dates of tokens by a difference in ms. */
export function shiftTokens({ tokenExpiresAt, expiresAt, ...tokens }: SessionTokens, ms: number): SessionTokens {
  return {
    ...tokens,
    ...(tokenExpiresAt !== undefined && { tokenExpiresAt: tokenExpiresAt + ms }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt + ms }),
  }
}

const maxUrlLength = 2_048
/** Room for the largest tokens of all namespaces. */
const maxLength = 24 * 1_024

const entry = objectOf({ namespace: oneOf(chainNamespaces), tokens: safeParseTokens })
const document = json(
  objectOf({
    v: oneOf([1]),
    url: text({ max: maxUrlLength }),
    d: listOf(entry, { max: chainNamespaces.length, skipBad: true }),
  }),
  { max: maxLength },
)

/** The tokens in the storage of the page, which its tabs share. */
export type StoredTokens = {
  /** The namespaces with tokens, the newest sign-in first. */
  namespaces(): readonly ChainNamespace[]
  get(namespace: ChainNamespace): SessionTokens | undefined
  /** Replaces the tokens of a namespace at its place. */
  renew(namespace: ChainNamespace, tokens: SessionTokens): void
  /** Stores the tokens of a new sign-in. `undefined` removes those of the namespace. */
  set(namespace: ChainNamespace, tokens: SessionTokens | undefined): void
}

/**
 * Creates the {@link StoredTokens} of an instance. Tokens of another server than `url` are ignored: no other server
 * may receive them.
 */
export function createStoredTokens({ storage, now }: Pick<SIWXHost, 'storage' | 'now'>, url: string): StoredTokens {
  const key = storedValues.core.signInTokens.key()

  function read(): readonly Parsed<typeof entry>[] {
    const raw = storage.getItem(key)
    const parsed = raw === null ? undefined : document(raw)
    if (!parsed?.ok || parsed.value.url !== url) return []
    return parsed.value.d.filter(({ tokens }) => tokens.expiresAt === undefined || tokens.expiresAt > now())
  }

  function write(kept: readonly Parsed<typeof entry>[]): void {
    if (kept.length === 0) storage.removeItem(key)
    else storage.setItem(key, stringifyJson({ v: 1, url, d: kept }))
  }

  return {
    namespaces: () => read().map(({ namespace }) => namespace),
    get: (namespace) => read().find((one) => one.namespace === namespace)?.tokens,
    renew: (namespace, tokens) =>
      write(read().map((one) => (one.namespace === namespace ? { namespace, tokens } : one))),
    set(namespace, tokens) {
      const others = read().filter((one) => one.namespace !== namespace)
      write(tokens ? [{ namespace, tokens }, ...others] : others)
    },
  }
}
