/** Where a request goes, and what goes along. */
export type EsploraRequest = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

/**
 * A path below the base of a server. What the base has in its query, such as a key, stays there; user and password, which
 * `fetch` takes in no URL, go in the header they stand for.
 */
export function requestOf(base: string, path: string): EsploraRequest {
  const url = new URL(base)
  const { username, password } = url
  url.username = ''
  url.password = ''
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: url.href, headers: username || password ? { Authorization: `Basic ${btoa(pair)}` } : {} }
}
