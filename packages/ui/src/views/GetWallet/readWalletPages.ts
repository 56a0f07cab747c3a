import { type AllowedUrl, safeParseUrl } from '@latchkey/common'
import type { WalletListEntry } from '@latchkey/core'
import { storeLink } from './storeLink.js'

export type WalletPage = { readonly wallet: WalletListEntry; readonly page: AllowedUrl }

/** Where each wallet can be had: the store of this browser, or its own page. One without either is left out. */
export function readWalletPages(wallets: readonly WalletListEntry[], window: Window): readonly WalletPage[] {
  return wallets.flatMap((wallet) => {
    const link = storeLink(wallet, window.navigator.userAgent) ?? wallet.homepage ?? wallet.webapp_link
    const page = safeParseUrl(link, { kind: 'web' })
    return page.ok ? [{ wallet, page: page.value }] : []
  })
}
