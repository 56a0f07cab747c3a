import { parseUrl, type UrlUse } from './urlPolicy.js'

/**
 * Opens a URL; the only place that navigates. Pages and https links of wallet apps open in a new tab without access to this page: an https link
 * shows the wallet's web page if its app is not installed. An app's own scheme opens in place, which does not unload this page. Call it within
 * the visitor's click. `target` is for links that open elsewhere: in a frame, the top window opens an app's scheme. Throws `LINK_NOT_VALID`.
 */
export function openUrl(window: Window, value: unknown, use: UrlUse, target?: '_self' | '_top' | '_blank'): void {
  const { href } = parseUrl(value, use)
  const place = target ?? (/^https?:/.test(href) ? '_blank' : '_self')
  if (place === '_blank') window.open(href, place, 'noopener,noreferrer')
  else window.open(href, place)
}
