import { detectPhone, safeParseUrl } from '@latchkey/common'
import { type Core, type StoreLink, storeLinks, type WalletListEntry } from '@latchkey/core'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { pageUse } from '../../../links/pageUse.js'
import { walletTexts } from '../../../wallet/texts.js'
import { texts } from './texts.js'

/** Stores and pages of a wallet. */
export type DownloadLink = { readonly name: TextDescriptor; readonly href: string }

const names: Readonly<Record<StoreLink['store'], TextDescriptor>> = {
  app: texts.appStore,
  play: texts.googlePlay,
  chrome: texts.chromeWebStore,
}

/** Returns the pages of a wallet that pass the URL policy; those for this device come first. */
export function downloadLinks(core: Core, wallet: WalletListEntry, userAgent: string): readonly DownloadLink[] {
  const own = detectStore(userAgent)
  const use = pageUse(core)
  const stores = storeLinks(wallet, use)
  const sorted = [...stores.filter(({ store }) => store === own), ...stores.filter(({ store }) => store !== own)]
  const home = safeParseUrl(wallet.homepage, use)
  return [
    ...sorted.map(({ store, href }) => ({ name: names[store], href })),
    ...(home.ok ? [{ name: walletTexts.website, href: home.value.href } as const] : []),
  ]
}

/** Returns the target of the QR code: the only store, otherwise the wallet's web page. */
export function scanTarget(core: Core, wallet: WalletListEntry): string | undefined {
  const use = pageUse(core)
  const [store, other] = storeLinks(wallet, use).filter(({ store }) => store !== 'chrome')
  const home = safeParseUrl(wallet.homepage, use)
  return other && home.ok ? home.value.href : store?.href
}

/** Returns the store of this device: app store or browser extensions. */
export function detectStore(userAgent: string): StoreLink['store'] {
  const phone = detectPhone({ userAgent })
  if (phone) return phone === 'android' ? 'play' : 'app'
  return 'chrome'
}
