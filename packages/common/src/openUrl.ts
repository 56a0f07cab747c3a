import { parseUrl, type UrlUse } from './urlPolicy.js'

/**
 * The one place that navigates. A page opens in a new tab without access to this one, and so does an https link of a
 * wallet app, which leads to its web page where the app is not installed; an app's own scheme is handed over in place,
 * which leaves this page as it is. Call it inside the visitor's click. Throws `LINK_NOT_VALID`.
 */
export function openUrl(window: Window, value: unknown, use: UrlUse): void {
  const { href } = parseUrl(value, use)
  if (/^https?:/.test(href)) window.open(href, '_blank', 'noopener,noreferrer')
  else window.open(href, '_self')
}
