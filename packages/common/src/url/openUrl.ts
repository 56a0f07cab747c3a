import { readField } from '../parse/json.js'
import { parseUrl, type UrlUse } from './urlPolicy.js'

/**
 * Opens a URL; the only place that navigates. Pages and https links of wallet apps open in a new tab without access to
 * this page: an https link shows the wallet's web page if its app is not installed. An app's own scheme opens in place,
 * which does not unload this page. In a mini app of Telegram on iOS, Telegram opens https links. Call it within the
 * visitor's click. `target` is for links that open elsewhere: in a frame, the top window opens an app's scheme. Throws
 * `LINK_NOT_VALID`.
 */
export function openUrl(window: Window, value: unknown, use: UrlUse, target?: '_self' | '_top' | '_blank'): void {
  const { href } = parseUrl(value, use)
  const place = target ?? (/^https?:/.test(href) ? '_blank' : '_self')
  if (/^https:/.test(href) && openInTelegram(window, href)) return
  if (place === '_blank') window.open(href, place, 'noopener,noreferrer')
  else window.open(href, place)
}

/**
 * Opens a link through Telegram's client on iOS, whose web view may ignore `window.open()`. Returns whether the page is
 * a mini app there. The client accepts no app schemes. Its Android version handles `window.open()`.
 */
function openInTelegram(window: Window, href: string): boolean {
  const webApp = readField(readField(window, 'Telegram'), 'WebApp')
  const openLink = readField(webApp, 'openLink')
  if (readField(webApp, 'platform') !== 'ios' || typeof openLink !== 'function') return false
  try {
    openLink.call(webApp, href)
    return true
  } catch {
    return false
  }
}
