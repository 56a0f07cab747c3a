import { parseUrl, type UrlUse } from './urlPolicy.js'

/**
 * The one place that navigates. Opens a URL that passed the policy in a new tab without access to this page, or hands
 * it to a wallet app. Call it inside the visitor's click. Throws `LINK_NOT_VALID` otherwise.
 */
export function openUrl(window: Window, value: unknown, use: UrlUse): void {
  const { href } = parseUrl(value, use)
  window.open(href, use.kind === 'app' ? '_self' : '_blank', 'noopener,noreferrer')
}
