/** Longer paths are cut. */
const maxPath = 256

/** What is told of the page: its origin and path, without query and fragment (R106). Of a page that is no website the path stays private, too. */
export function describePage({ protocol, host, hostname, origin, pathname }: Location): {
  readonly url: string
  readonly domain: string
} {
  const isWebsite = protocol === 'https:' || protocol === 'http:'
  return { url: isWebsite ? origin + pathname.slice(0, maxPath) : `${protocol}//${host}`, domain: hostname }
}
