import { isLoopback } from './isLoopback.js'
import { readUrl } from './outsideText.js'
import type { Result } from './result.js'
import { setupError } from './setupError.js'

/** What a URL is wanted for: a page in a tab, or a wallet app on this device. */
export type UrlUse = (
  | { readonly kind: 'web' }
  | {
      readonly kind: 'app' /** The scheme the wallet is known to own, without the colon. */
      readonly scheme?: string | undefined
    }
) & {
  /** Refuses what hides or replaces the name of the host: the option `strictLinks` (R43). Default off. */
  readonly strict?: boolean | undefined
}

/** A URL that passed, and the ASCII host a person is shown where the link is unusual (R43). */
export type AllowedUrl = { readonly href: string; readonly host: string; readonly showHost: boolean }

/** Schemes that run code, read local data, change the browser or start a system tool, whoever registers them. */
const blocked = new Set([
  'about',
  'afp',
  'android-app',
  'blob',
  'brave',
  'chrome',
  'chrome-extension',
  'chrome-untrusted',
  'content',
  'data',
  'devtools',
  'edge',
  'facetime',
  'facetime-audio',
  'file',
  'filesystem',
  'ftp',
  'help',
  'http',
  'https',
  'intent',
  'itms-services',
  'jar',
  'javascript',
  'ldap',
  'mailto',
  'market',
  'mhtml',
  'moz-extension',
  'nfs',
  'opera',
  'res',
  'resource',
  'safari-web-extension',
  'search',
  'search-ms',
  'sftp',
  'shell',
  'sms',
  'smb',
  'ssh',
  'tel',
  'telnet',
  'vbscript',
  'view-source',
  'vivaldi',
  'ws',
  'wss',
])

/**
 * The one policy for every navigation (law L10, R40–R43): pages over https only (http on loopback), wallet apps by https or
 * by the scheme the wallet is known to own. Fails closed.
 */
export function safeParseUrl(value: unknown, use: UrlUse): Result<AllowedUrl> {
  if (typeof value !== 'string' || value.length === 0 || value.length > 8_192) return { ok: false, reason: 'not a URL' }
  // The URL parser drops tabs and line breaks and trims control characters; a value that needs that is not trusted.
  const url = /[\p{Cc} ]/u.test(value) ? undefined : readUrl(value)
  if (!url) return { ok: false, reason: 'not a URL' }
  const scheme = url.protocol.slice(0, -1)
  const unusual = findUnusual(url.href)
  if (unusual && use.strict) return { ok: false, reason: `strictLinks allows no ${unusual}` }
  if (scheme === 'https' || (scheme === 'http' && isLoopback(url.hostname))) {
    return { ok: true, value: { href: url.href, host: url.host, showHost: unusual !== undefined } }
  }
  if (use.kind === 'web') return { ok: false, reason: 'a page must be https' }
  if (blocked.has(scheme) || scheme.startsWith('ms-')) return { ok: false, reason: 'a scheme no wallet may use' }
  if (scheme !== use.scheme?.toLowerCase()) return { ok: false, reason: 'not a scheme of this wallet' }
  return { ok: true, value: { href: url.href, host: '', showHost: false } }
}

/** As {@link safeParseUrl}, but throws `LINK_NOT_VALID`. */
export function parseUrl(value: unknown, use: UrlUse): AllowedUrl {
  const parsed = safeParseUrl(value, use)
  if (!parsed.ok) throw setupError('LINK_NOT_VALID', { details: `The link was refused: ${parsed.reason}.` })
  return parsed.value
}

/**
 * What in a URL hides or replaces the plain name of its host. The authority is read as that of an https URL whatever its scheme: only
 * there does the parser bring IP addresses and names to one form, and browsers differ in how they parse an app's scheme.
 */
function findUnusual(href: string): string | undefined {
  const authority = /^[^:]+:\/\/([^/?#]*)/.exec(href)?.[1]
  if (!authority) return undefined
  if (authority.includes('@')) return 'user name or password'
  if (/:\d*$/.test(authority)) return 'port'
  const hostname = readUrl(`https://${authority}`)?.hostname
  if (hostname === undefined) return 'host that is not valid in an https link'
  if (/^[\d.]+$|^\[/.test(hostname)) return 'IP address as its host'
  return /(?:^|\.)xn--/.test(hostname) ? 'host with letters beyond a to z' : undefined
}
