import { type AllowedUrl, safeParseUrl } from '@latchkey/common'
import type { Core, WalletListEntry } from '@latchkey/core'
import { pageUse } from '../../../links/pageUse.js'
import { storeLink } from '../../../wallet/storeLink.js'

export type WalletPage = { readonly wallet: WalletListEntry; readonly page: AllowedUrl }

/**
 * Returns a page to get each wallet: the first allowed link among the store for this browser, its home page and its web
 * app. Omits wallets without one.
 */
export function readWalletPages(
  core: Core,
  wallets: readonly WalletListEntry[],
  window: Window,
): readonly WalletPage[] {
  return wallets.flatMap((wallet) => {
    const links = [storeLink(wallet, window.navigator.userAgent), wallet.homepage, wallet.webapp_link]
    const page = links.map((link) => safeParseUrl(link, pageUse(core))).find(({ ok }) => ok)
    return page?.ok ? [{ wallet, page: page.value }] : []
  })
}
