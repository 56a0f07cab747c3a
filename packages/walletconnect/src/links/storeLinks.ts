import { safeParseUrl } from '@latchkey/common'
import type { LinkedWallet, LinkPolicy } from './walletLinks.js'

/** A page that offers a wallet for download. */
export type StoreLink = {
  readonly store: 'app' | 'play' | 'chrome'
  readonly href: string
  readonly host: string
  readonly showHost: boolean
}

/** Returns the download pages of a wallet: app stores, then browser. Leaves out links other than https. */
export function storeLinks(wallet: LinkedWallet, { strict }: LinkPolicy = {}): readonly StoreLink[] {
  const stores = [
    ['app', wallet.app_store],
    ['play', wallet.play_store],
    ['chrome', wallet.chrome_store],
  ] as const
  return stores.flatMap(([store, value]) => {
    const parsed = safeParseUrl(value, { kind: 'web', strict })
    return parsed.ok ? [{ store, ...parsed.value }] : []
  })
}
