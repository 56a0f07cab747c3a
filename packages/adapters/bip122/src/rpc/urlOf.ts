/**
 * Returns the URL of a path below the base URL of a server. Keeps the query of the base, such as a key. Throws for an
 * invalid URL.
 */
export function urlOf(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  return url.href
}
