import { parseUrl, type UrlUse } from './urlPolicy.js'

/**
 * The one place that navigates. A page opens in a new tab without access to this one, and so does an https link of a
 * wallet app, which leads to its web page where the app is not installed; an app's own scheme is handed over in place,
 * which leaves this page as it is. Call it inside the visitor's click. `target` is for links that open elsewhere: in a framed
 * page an app's scheme is handed over by the top window. Throws `LINK_NOT_VALID`.
 */
export function openUrl(window: Window, value: unknown, use: UrlUse, target?: '_self' | '_top' | '_blank'): void {
  const { href } = parseUrl(value, use)
  const place = target ?? (/^https?:/.test(href) ? '_blank' : '_self')
  if (place === '_blank') window.open(href, place, 'noopener,noreferrer')
  else window.open(href, place)
}
