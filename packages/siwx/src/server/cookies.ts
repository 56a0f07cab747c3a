import { type ChainNamespace, createError, errors } from '@latchkey/common'

/** The cookies of sessions. */
export type SessionCookieOptions = {
  /**
   * Default: `latchkey-session`. The cookie of a namespace is `<name>-<namespace>`, with the prefix `__Host-`, or
   * `__Secure-` with a `domain`: `__Host-latchkey-session-eip155`.
   */
  readonly name?: string | undefined
  /** Sends the cookies to all subdomains of this domain, too. Default: to the host that set them only. */
  readonly domain?: string | undefined
  /**
   * Default: `lax`. With `strict`, the first page after a link from another site has no session. `none` is for a page
   * that other sites frame, for example a Safe App: the cookies are then partitioned by the site in the address bar.
   * Needs https. Browsers without partitioned cookies may block them.
   */
  readonly sameSite?: 'lax' | 'strict' | 'none' | undefined
}

/** A cookie that scripts cannot read. */
export type Cookie = {
  /** The name with its prefix. */
  readonly name: string
  /** Returns the value of `set-cookie` that sets the cookie. */
  write(value: string, maxAgeMs: number): string
  /** Returns the value of `set-cookie` that deletes the cookie. */
  clear(): string
}

/**
 * Creates the cookies of sessions and of nonces. Each namespace has its own cookie, so that concurrent sign-ins of two
 * namespaces don't overwrite each other. Browsers accept the prefix `__Host-` only from the host itself, so
 * that another subdomain cannot set the cookie. Cookies are not secure if `isSecure` is false: some browsers ignore
 * secure ones from http://localhost. Throws `INVALID_OPTIONS`.
 */
export function createCookies(
  { name = 'latchkey-session', domain, sameSite = 'lax' }: SessionCookieOptions,
  { isSecure, namespaces }: { readonly isSecure: boolean; readonly namespaces: readonly ChainNamespace[] },
): { readonly sessions: ReadonlyMap<ChainNamespace, Cookie>; readonly browser: Cookie } {
  if (!/^[\w-]{1,64}$/.test(name) || !/^[a-z0-9.-]*$/i.test(domain ?? ''))
    throw createError(errors.INVALID_OPTIONS, {
      values: { method: 'createSignInServer' },
      details: '`cookie.name` must have letters, digits, - and _ only, and `cookie.domain` must be a domain.',
    })
  if (sameSite === 'none' && !isSecure)
    throw createError(errors.INVALID_OPTIONS, {
      values: { method: 'createSignInServer' },
      details: "`cookie.sameSite: 'none'` needs a `domain` with https.",
    })
  const site = { lax: 'Lax', strict: 'Strict', none: 'None; Partitioned' }[sameSite]
  const attributes = `HttpOnly; SameSite=${site}; Path=/${isSecure ? '; Secure' : ''}`
  const prefix = isSecure ? '__Host-' : ''
  const createSession = (namespace: ChainNamespace) =>
    domain
      ? createCookie(`${isSecure ? '__Secure-' : ''}${name}-${namespace}`, `${attributes}; Domain=${domain}`)
      : createCookie(`${prefix}${name}-${namespace}`, attributes)
  return {
    sessions: new Map(namespaces.map((namespace) => [namespace, createSession(namespace)])),
    browser: createCookie(`${prefix}${name}-browser`, attributes),
  }
}

function createCookie(name: string, attributes: string): Cookie {
  return {
    name,
    write: (value, maxAgeMs) => `${name}=${value}; ${attributes}; Max-Age=${Math.floor(maxAgeMs / 1_000)}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
