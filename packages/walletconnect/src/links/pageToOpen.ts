import { safeParseUrl } from '@latchkey/common'

/** A page for the browser of a wallet's app. */
export type PageToOpen = { readonly href: string; readonly origin: string }

/**
 * Returns the page that a wallet's browser opens: the URL with its path, query and fragment, without user name, password and the secret
 * parameters of query and fragment. `undefined` if it is not https (or http on this machine).
 */
export function pageToOpen(href: string, secretParameters: readonly string[] = []): PageToOpen | undefined {
  const parsed = safeParseUrl(href, { kind: 'web' })
  if (!parsed.ok) return undefined
  const url = new URL(parsed.value.href)
  url.username = ''
  url.password = ''
  const [, page = '', query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(url.href) ?? []
  const clean = (part: string) => withoutSecrets(part, secretParameters)
  return { href: page + write('?', query, clean) + write('#', fragment, cleanFragment(clean)), origin: url.origin }
}

/** Omits the sign of a part that contained only secrets. */
function write(sign: string, part: string | undefined, clean: (part: string) => string): string {
  if (part === undefined) return ''
  const kept = clean(part)
  return kept === '' && part !== '' ? '' : sign + kept
}

/** A fragment can be a query, or a route with a query, as in `#/pay?token=…`. */
function cleanFragment(clean: (query: string) => string): (fragment: string) => string {
  return (fragment) => {
    const [, route, query] = /^([^?]*)\?(.*)$/.exec(fragment) ?? []
    return route === undefined ? clean(fragment) : route + write('?', query, clean)
  }
}

/** Removes parameters by their decoded name, and leaves all others as they were written. */
function withoutSecrets(query: string, secret: readonly string[]): string {
  const isPublic = (pair: string) => {
    const [name] = new URLSearchParams(pair).keys()
    return name === undefined || !secret.includes(name)
  }
  return query.split('&').filter(isPublic).join('&')
}
