import { detectPhone, safeParseUrl } from '@latchkey/common'
import { type Core, type StoreLink, storeLinks, type WalletListEntry } from '@latchkey/core'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { pageUse } from '../../../links/pageUse.js'
import { walletConnectTexts } from '../../../walletConnect/texts.js'
import { texts } from './texts.js'

/** Stores and pages of a wallet. */
export type DownloadLink = { readonly name: TextDescriptor; readonly href: string }

/** What the view shows. */
export type DownloadStatus =
  /** A code for the phone, above the links. */
  | { readonly status: 'qrCode'; readonly target: string; readonly links: readonly DownloadLink[] }
  /** The link for this device is first. */
  | { readonly status: 'links'; readonly links: readonly DownloadLink[] }
  | { readonly status: 'noLink'; readonly links: readonly [] }

const names: Readonly<Record<StoreLink['store'], TextDescriptor>> = {
  app: texts.appStore,
  play: texts.googlePlay,
  chrome: texts.chromeWebStore,
}

/** Returns the status of the view. `target` is the page to open on a phone, if this device is none. */
export function readDownloadStatus(links: readonly DownloadLink[], target: string | undefined): DownloadStatus {
  if (target) return { status: 'qrCode', target, links }
  return links.length > 0 ? { status: 'links', links } : { status: 'noLink', links: [] }
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
    ...(home.ok ? [{ name: walletConnectTexts.website, href: home.value.href } as const] : []),
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
