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

/** Returns the first cookie with a name. */
export function readCookie(request: HeadersHolder, name: string): string | undefined {
  for (const pair of readHeader(request, 'cookie')?.split(';') ?? []) {
    const end = pair.indexOf('=')
    if (end > 0 && pair.slice(0, end).trim() === name) return pair.slice(end + 1).trim()
  }
  return undefined
}

function hasGet(headers: HeaderSource): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function'
}
