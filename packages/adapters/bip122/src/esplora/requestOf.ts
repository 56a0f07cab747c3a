import { splitCredentials } from '@latchkey/common'

/** Where a request goes, and what goes along. */
export type EsploraRequest = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

/**
 * A path below the base of a server. What the base has in its query, such as a key, stays there; user and password, which
 * `fetch` takes in no URL, go in the header they stand for.
 */
export function requestOf(base: string, path: string): EsploraRequest {
  const { url: plain, headers } = splitCredentials(base)
  const url = new URL(plain)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  return { url: url.href, headers }
}
