import { type AllowedUrl, safeParseUrl } from '@latchkey/common'
import type { Core, WalletListEntry } from '@latchkey/core'
import { pageUse } from '../../kit/pageUse.js'
import { storeLink } from './storeLink.js'

export type WalletPage = { readonly wallet: WalletListEntry; readonly page: AllowedUrl }

/** Returns where to get each wallet: the first allowed link of the store of this browser, its home page and its web app. One without any is left out. */
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
