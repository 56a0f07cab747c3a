import { safeParseUrl } from '@latchkey/common'

/** A page for the browser of a wallet's app. */
export type PageToOpen = { readonly href: string; readonly origin: string }

/**
 * Returns the page that a wallet's browser opens: the URL with its path, query and fragment, without user name,
 * password and the secret parameters of query and fragment. `undefined` if it is not https (or http on this machine).
 */
export function pageToOpen(href: string, secretParameters: readonly string[] = []): PageToOpen | undefined {
  const parsed = safeParseUrl(href, { kind: 'web' })
  if (!parsed.ok) return undefined
  const url = new URL(parsed.value.href)
  url.username = ''
  url.password = ''
  const [, page = '', query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(url.href) ?? []
  const without = (separators: string) => (part: string) => withoutSecrets(part, secretParameters, separators)
  return {
    href: page + write('?', query, without(querySeparators)) + write('#', fragment, without(fragmentSeparators)),
    origin: url.origin,
  }
}

/** Separators before a parameter, besides `&`. The URL standard has none for a query. */
const querySeparators = ''
/**
 * No standard describes a fragment. Routers and log-in servers write routes with queries, and put parameters behind any
 * of these.
 */
const fragmentSeparators = '?#!/;'

/** Omits the sign of a part that contained only secrets. */
function write(sign: string, part: string | undefined, clean: (part: string) => string): string {
  if (part === undefined) return ''
  const kept = clean(part)
  return kept === '' && part !== '' ? '' : sign + kept
}

/**
 * Removes parameters by their decoded name, up to the next `&`, and leaves all others as they were written. A value is
 * removed whole, because it may contain separators itself.
 */
function withoutSecrets(part: string, secret: readonly string[], separators: string): string {
  const pairs: string[] = []
  /** The last pair ends with the separator of a removed parameter. The next pair takes its place. */
  let isOpen = false
  for (const pair of part.split('&')) {
    const from = findSecret(pair, secret, separators)
    const kept = pair.slice(0, from)
    if (from === 0) continue
    if (isOpen) pairs.push(`${pairs.pop()}${kept}`)
    else pairs.push(kept)
    isOpen = from !== undefined
  }
  const text = pairs.join('&')
  return isOpen ? text.replace(/[?#!;]$/, '') : text
}

/** Returns the position of the first secret parameter. */
function findSecret(pair: string, secret: readonly string[], separators: string): number | undefined {
  for (let from = 0; from < pair.length; from++) {
    if (from > 0 && !separators.includes(pair.charAt(from - 1))) continue
    const [written = '', value] = pair.slice(from).split('=')
    const [name] = new URLSearchParams(written).keys()
    // A route can have the name of a parameter.
    const isParameter = value !== undefined || from === 0
    if (name !== undefined && isParameter && secret.includes(name)) return from
  }
  return undefined
}
