import { withoutPersons } from './withoutPersons.js'

/** Longer paths are cut; what is far behind the cut is not even looked at. */
const maxPath = 256
const maxRead = 4_096

/**
 * What is told of the page: its origin and path, without query, fragment, and the parts of the path that name somebody (R106). Of a
 * page that is no website the path stays private, too.
 */
export function describePage({ protocol, host, hostname, origin, pathname }: Location): {
  readonly url: string
  readonly domain: string
} {
  const isWebsite = protocol === 'https:' || protocol === 'http:'
  const path = () => withoutPersons(pathname.slice(0, maxRead)).slice(0, maxPath)
  return { url: isWebsite ? origin + path() : `${protocol}//${host}`, domain: hostname }
}
