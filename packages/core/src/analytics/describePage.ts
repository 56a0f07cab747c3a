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

const personal = [
  // EVM addresses and hashes, Bitcoin addresses, Solana and Polkadot addresses by alphabet and length, e-mail
  // addresses, and on-chain names.
  /0x[\da-f]{40}/i,
  /\b(?:bc1|tb1|bcrt1)[\da-z]{20,}/i,
  /\b[1-9A-HJ-NP-Za-km-z]{26,50}\b/,
  /[^\s@]@[^\s@]/,
  /\.eth$/i,
]

/**
 * Returns a path with `…` in place of each part that is or looks like an address, an e-mail address or an on-chain
 * name.
 */
export function withoutPersons(path: string): string {
  return path
    .split('/')
    .map((part) => (personal.some((pattern) => pattern.test(decode(part))) ? '…' : part))
    .join('/')
}

/** Returns the decoded text, or the text itself if its encoding is invalid. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
