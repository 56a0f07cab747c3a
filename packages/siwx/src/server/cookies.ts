import { createError, errors } from '@latchkey/common'

/** The cookie of a session. */
export type SessionCookieOptions = {
  /** Default: `latchkey-session`. The prefix `__Host-`, or `__Secure-` with a `domain`, is added. */
  readonly name?: string | undefined
  /** Sends the cookie to all subdomains of this domain, too. Default: to the host that set it only. */
  readonly domain?: string | undefined
  /** Default: `lax`. With `strict`, the first page after a link from another site has no session. */
  readonly sameSite?: 'lax' | 'strict' | undefined
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
 * Creates the cookies of sessions and of nonces. Browsers accept the prefix `__Host-` only from the host itself, so
 * that another subdomain cannot set the cookie. Cookies are not secure if `isSecure` is false: some browsers ignore
 * secure ones from http://localhost. Throws `INVALID_OPTIONS`.
 */
export function createCookies(
  { name = 'latchkey-session', domain, sameSite = 'lax' }: SessionCookieOptions,
  isSecure: boolean,
): { readonly session: Cookie; readonly browser: Cookie } {
  if (!/^[\w-]{1,64}$/.test(name) || !/^[a-z0-9.-]*$/i.test(domain ?? ''))
    throw createError(errors.INVALID_OPTIONS, {
      values: { method: 'createSignInServer' },
      details: '`cookie.name` must have letters, digits, - and _ only, and `cookie.domain` must be a domain.',
    })
  const attributes = `HttpOnly; SameSite=${sameSite === 'strict' ? 'Strict' : 'Lax'}; Path=/${isSecure ? '; Secure' : ''}`
  const prefix = isSecure ? '__Host-' : ''
  return {
    session: domain
      ? createCookie(`${isSecure ? '__Secure-' : ''}${name}`, `${attributes}; Domain=${domain}`)
      : createCookie(prefix + name, attributes),
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
