/**
 * The headers of a request: of a `Request`, of Next.js (`await headers()`), or the plain object of Node, with names in
 * lower case.
 */
export type HeaderSource =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** A request, or an object with its headers. */
export type HeadersHolder = { readonly headers?: HeaderSource | undefined }

/** Returns a header. `name` is in lower case. */
export function readHeader({ headers }: HeadersHolder, name: string): string | undefined {
  if (!headers) return undefined
  if (hasGet(headers)) return headers.get(name) ?? undefined
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * Returns the token of a header in the form `Bearer <token>` (RFC 6750), by default of `authorization`. `name` is in
 * lower case.
 */
export function readBearer(request: HeadersHolder, name = 'authorization'): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(readHeader(request, name) ?? '')?.[1]
}

/**
 * Returns the cookie with a name. `undefined` if there are several with different values: another subdomain may have
 * set one of them, for example to sign the visitor in to its own account.
 */
export function readCookie(request: HeadersHolder, name: string): string | undefined {
  const values = new Set<string>()
  for (const pair of readHeader(request, 'cookie')?.split(';') ?? []) {
    const end = pair.indexOf('=')
    if (end > 0 && trimBlanks(pair.slice(0, end)) === name) values.add(trimBlanks(pair.slice(end + 1)))
  }
  const [value] = values
  return values.size === 1 ? value : undefined
}

/**
 * Removes spaces and tabs only. `trim` also removes other blanks, such as U+00A0. Browsers do not, so they let another
 * subdomain set the cookie `\u00a0__Host-…`.
 */
function trimBlanks(text: string): string {
  return text.replace(/^[ \t]+/, '').replace(/[ \t]+$/, '')
}

function hasGet(headers: HeaderSource): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function'
}
