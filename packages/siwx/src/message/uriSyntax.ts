// RFC 3986, appendix A. Each pattern has one way to match a character, so that none takes more than linear time.
const unreserved = 'a-z0-9\\-._~'
const subDelimiters = "!$&'()*+,;="
const percentEncoded = '%[0-9a-f]{2}'
const pchar = `[${unreserved}${subDelimiters}:@]|${percentEncoded}`

const scheme = '[a-z][a-z0-9+.\\-]*'
const schemePattern = new RegExp(`^${scheme}$`, 'i')
const partsPattern = new RegExp(`^${scheme}:(?://([^/?#]*))?([^?#]*)(?:\\?([^#]*))?(?:#([^]*))?$`, 'i')
const pcharsPattern = new RegExp(`^(?:${pchar})*$`, 'i')
const pathPattern = new RegExp(`^(?:${pchar}|/)*$`, 'i')
const queryPattern = new RegExp(`^(?:${pchar}|[/?])*$`, 'i')
const userinfoPattern = new RegExp(`^(?:[${unreserved}${subDelimiters}:]|${percentEncoded})*$`, 'i')
const hostPattern = new RegExp(`^(?:[${unreserved}${subDelimiters}]|${percentEncoded})*$`, 'i')
const hostAndPortPattern = /^(\[[^\]]*\]|[^:[\]]*)(?::[0-9]*)?$/
const futureIpPattern = new RegExp(`^v[0-9a-f]+\\.[${unreserved}${subDelimiters}:]+$`, 'i')
const ipv4Pattern = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|$)){4}$/
const groupPattern = /^[0-9a-f]{1,4}$/i

/** Returns whether a text is a `scheme` of RFC 3986. */
export function isScheme(text: string): boolean {
  return schemePattern.test(text)
}

/** Returns whether a text consists of `pchar` of RFC 3986, the characters of a path segment. */
export function isPchars(text: string): boolean {
  return pcharsPattern.test(text)
}

/** Returns whether a text is an `authority` of RFC 3986: a host, with its user information and port if present. */
function isAuthority(text: string): boolean {
  const at = text.indexOf('@')
  if (at >= 0 && !userinfoPattern.test(text.slice(0, at))) return false
  const host = hostAndPortPattern.exec(text.slice(at + 1))?.[1]
  if (host === undefined) return false
  return host.startsWith('[') ? isIpLiteral(host.slice(1, -1)) : hostPattern.test(host)
}

/** Returns whether a text is an `authority` that names a host. RFC 3986 also allows an empty one, as in `file:///a`. */
export function isAuthorityWithHost(text: string): boolean {
  return isAuthority(text) && /^[^:]/.test(text.slice(text.indexOf('@') + 1))
}

/** Returns whether a text is a `URI` of RFC 3986, which starts with its scheme. */
export function isUri(text: string): boolean {
  const parts = partsPattern.exec(text)
  if (!parts) return false
  const [, authority, path = '', query = '', fragment = ''] = parts
  if (authority === undefined ? path.startsWith('//') : !isAuthority(authority)) return false
  return pathPattern.test(path) && queryPattern.test(query) && queryPattern.test(fragment)
}

function isIpLiteral(text: string): boolean {
  return futureIpPattern.test(text) || isIpv6(text)
}

/** Eight groups of 16 bits. `::` stands for at least one of them, and an IPv4 address at the end for two. */
function isIpv6(text: string): boolean {
  const halves = text.split('::')
  if (halves.length > 2) return false
  const counts = halves.map((half, index) => countGroups(half, index === halves.length - 1))
  const total = counts.reduce((sum, count) => sum + count, 0)
  return halves.length === 2 ? total <= 7 : total === 8
}

/** Returns `NaN` for a text that is not a list of groups. */
function countGroups(text: string, isLast: boolean): number {
  if (text === '') return 0
  const groups = text.split(':')
  const end = groups.at(-1) ?? ''
  const endsWithIpv4 = isLast && ipv4Pattern.test(end)
  const isValid = groups.every((group, index) => {
    return groupPattern.test(group) || (endsWithIpv4 && index === groups.length - 1)
  })
  return isValid ? groups.length + (endsWithIpv4 ? 1 : 0) : Number.NaN
}
