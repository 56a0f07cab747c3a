import { withoutPersons } from './withoutPersons.js'

/** Maximum length of a path; the rest is ignored. */
const maxPath = 256
const maxRead = 4_096

/**
 * Returns the page's origin and path for events: without query and fragment, and without parts of the path that
 * identify a person. The path of a page that is not http(s) is omitted, too.
 */
export function describePage({ protocol, host, hostname, origin, pathname }: Location): {
  readonly url: string
  readonly domain: string
} {
  const isWebsite = protocol === 'https:' || protocol === 'http:'
  const path = () => withoutPersons(pathname.slice(0, maxRead)).slice(0, maxPath)
  return { url: isWebsite ? origin + path() : `${protocol}//${host}`, domain: hostname }
}
