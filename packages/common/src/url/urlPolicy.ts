import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import type { Result } from '../parse/parser.js'
import { isIntentUrl } from './intentUrl.js'
import { isSecureUrl, readUrl } from './readUrl.js'

/** The use of a URL: a page in a tab, or a wallet app on this device. */
export type UrlUse = (
  | { readonly kind: 'web' }
  | {
      readonly kind: 'app' /** The wallet's own scheme, without the colon. */
      readonly scheme?: string | undefined
      /** Package name of the wallet's Android app: also allows an `intent:` link that opens the scheme in this app. */
      readonly androidPackage?: string | undefined
    }
) & {
  /** Refuses URLs that hide or replace the host name: the option `strictLinks`. Default off. */
  readonly strict?: boolean | undefined
}

/** An accepted URL, and the ASCII host to show if the link is unusual. */
export type AllowedUrl = { readonly href: string; readonly host: string; readonly showHost: boolean }

/** Schemes that run code, read local data, change the browser or start a system tool. No wallet may use them. */
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
 * Applies the URL policy of every navigation: pages over https only (http on loopback), wallet apps
 * over https, the wallet's own scheme, or an `intent:` of its Android app. Anything else is refused.
 */
export function safeParseUrl(value: unknown, use: UrlUse): Result<AllowedUrl> {
  if (typeof value !== 'string' || value.length === 0 || value.length > 8_192) return { ok: false, reason: 'not a URL' }
  // Refuse values that the URL parser would change by dropping tabs and line breaks or trimming control characters.
  const url = /[\p{Cc} ]/u.test(value) ? undefined : readUrl(value)
  if (!url) return { ok: false, reason: 'not a URL' }
  const scheme = url.protocol.slice(0, -1)
  const unusual = findUnusual(url.href)
  if (unusual && use.strict) return { ok: false, reason: `strictLinks allows no ${unusual}` }
  if (isSecureUrl(url)) {
    return { ok: true, value: { href: url.href, host: url.host, showHost: unusual !== undefined } }
  }
  if (use.kind === 'web') return { ok: false, reason: 'a page must be https' }
  const own = use.scheme?.toLowerCase() ?? ''
  const isIntent = isIntentUrl(url.href, { scheme: own, androidPackage: use.androidPackage ?? '' })
  if (isBlocked(isIntent ? own : scheme)) return { ok: false, reason: 'a scheme no wallet may use' }
  if (!isIntent && scheme !== own) return { ok: false, reason: 'not a scheme of this wallet' }
  return { ok: true, value: { href: url.href, host: '', showHost: false } }
}

function isBlocked(scheme: string): boolean {
  return blocked.has(scheme) || scheme.startsWith('ms-')
}

/** Like {@link safeParseUrl}, but throws `LINK_NOT_VALID`. */
export function parseUrl(value: unknown, use: UrlUse): AllowedUrl {
  const parsed = safeParseUrl(value, use)
  if (!parsed.ok) throw createError(errors.LINK_NOT_VALID, { details: `The link was refused: ${parsed.reason}.` })
  return parsed.value
}

/**
 * Returns the part of a URL that hides or replaces an ordinary host name. Parses the authority as in an https URL,
 * because the URL parser normalizes IP addresses and names only there, and browsers differ for an app's own scheme.
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
