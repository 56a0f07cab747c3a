import { readUrl } from './outsideText.js'
import type { Result } from './result.js'
import { setupError } from './setupError.js'

/** What a URL is wanted for: a page in a tab, or a wallet app on this device. */
export type UrlUse =
  | { readonly kind: 'web' }
  | {
      readonly kind: 'app' /** The scheme the wallet is known to own, without the colon. */
      readonly scheme?: string | undefined
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
  if (scheme === 'https' || (scheme === 'http' && isLoopback(url.hostname))) {
    return { ok: true, value: { href: url.href, host: url.host, showHost: !isPlain(url) } }
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

/** Whether a host name is this machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  )
}

/** Whether the host is a plain name: no sign-in part, port, IP address or punycode to hide behind. */
function isPlain({ username, password, port, hostname }: URL): boolean {
  return !username && !password && !port && !/(?:^|\.)xn--/.test(hostname) && !/^[\d.]+$|^\[/.test(hostname)
}
