import { detectPhone, safeParseUrl } from '@latchkey/common'
import type { WalletListEntry } from './walletRow.js'

/**
 * Returns whether the browser of a wallet's app can open this page: on a phone, if the page is https and the browser
 * serves a namespace.
 */
export function hasBrowseLink(
  { browse_links = [] }: Pick<WalletListEntry, 'browse_links'>,
  window: Window | undefined,
  namespaces: readonly string[],
): boolean {
  const phone = detectPhone(window?.navigator)
  if (!window || !phone || !safeParseUrl(window.location.href, { kind: 'web' }).ok) return false
  return browse_links.some(
    ({ platforms = [phone], namespaces: served = namespaces }) =>
      platforms.includes(phone) && served.some((namespace) => namespaces.includes(namespace)),
  )
}
