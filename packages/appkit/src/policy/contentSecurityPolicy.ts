import { AppKitError } from '@latchkey/common'
import { type HostOptions, listHosts } from './listHosts.js'

/** What a page decides about its policy besides the kit's options. */
export type PolicySettings = {
  /** A fresh one for each answer. With it, scripts and styles pass by nonce; without, those of the page's own origin do. */
  readonly nonce?: string | undefined
  /** `false` leaves the hosts of pictures of names out although the option `enableNamePictures` is on. */
  readonly namePictures?: boolean | undefined
  /** What the rest of the page needs, by directive. */
  readonly also?: Readonly<Record<string, readonly string[]>> | undefined
}

/**
 * The strictest Content-Security-Policy under which a kit with these options works in full, with Trusted Types and without an
 * exception for inline scripts or styles. For servers: a page does not need it. Throws `INVALID_PARAMS` for a value that
 * would end its directive.
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
    // The page's own: the kit's styles are constructed sheets, which no policy has to name.
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
    throw new AppKitError('INVALID_PARAMS', {
      details: `The directive ${name} of the policy holds what cannot stand there.`,
    })
  return `${name} ${unique.join(' ') || "'none'"}`
}
