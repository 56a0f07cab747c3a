/** A path below the base of a server. What the base has in its query, such as a key, stays there. Throws for what is no URL. */
export function urlOf(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  return url.href
}
