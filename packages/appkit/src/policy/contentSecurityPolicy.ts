import { createError, errors } from '@latchkey/common'
import { type HostOptions, listHosts } from './listHosts.js'

/** Settings of the policy that depend on the page. */
export type PolicySettings = {
  /**
   * A new nonce for each response. With it, scripts and styles with the nonce are allowed; without it, those of the
   * page's origin.
   */
  readonly nonce?: string | undefined
  /** `false` omits the hosts of name pictures even if the option `enableNamePictures` is on. */
  readonly namePictures?: boolean | undefined
  /** Sources that the rest of the page needs, by directive. */
  readonly also?: Readonly<Record<string, readonly string[]>> | undefined
}

/**
 * Returns the strictest Content-Security-Policy under which a kit with these options works in full, with Trusted Types
 * and without inline scripts or styles. For servers: a page does not need it.
 *
 * Throws `INVALID_PARAMS` if a value would end its directive.
 *
 * @example
 * response.setHeader('Content-Security-Policy', contentSecurityPolicy({ networks: [mainnet] }, { nonce }))
 */
export function contentSecurityPolicy(options: HostOptions, settings: PolicySettings = {}): string {
  const { nonce, namePictures = true, also = {} } = settings
  const hosts = listHosts(options).filter(({ kind }) => namePictures || kind !== 'namePicture')
  const sourcesOf = (wanted: string) =>
    hosts.filter(({ directive }) => directive === wanted).map(({ source }) => source)
  const byNonce = `'nonce-${nonce}'`
  const own: Readonly<Record<string, readonly string[]>> = {
    'default-src': [],
    'script-src': nonce === undefined ? ["'self'"] : [byNonce, "'strict-dynamic'"],
    // The page's own scripts. The kit's styles are constructed style sheets, which no directive covers.
    'style-src': [nonce === undefined ? "'self'" : byNonce],
    'img-src': ["'self'", ...sourcesOf('img-src')],
    'connect-src': sourcesOf('connect-src'),
    ...(sourcesOf('frame-src').length > 0 ? { 'frame-src': sourcesOf('frame-src') } : {}),
    'base-uri': [],
    'form-action': [],
    'frame-ancestors': [],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  }
  const names = [...new Set([...Object.keys(own), ...Object.keys(also)])]
  return names.map((name) => write(name, [...(own[name] ?? []), ...(also[name] ?? [])])).join('; ')
}

function write(name: string, sources: readonly string[]): string {
  const unique = [...new Set(sources)]
  if (!/^[a-z-]+$/.test(name) || unique.some((source) => !/^[^\s;,]+$/.test(source)))
    throw createError(errors.INVALID_PARAMS, {
      details: `The directive ${name} of the policy holds what cannot stand there.`,
    })
  return `${name} ${unique.join(' ') || "'none'"}`
}
