import { safeParseUrl } from '@latchkey/common'
import { type Core, type StoreLink, storeLinks, type WalletListEntry } from '@latchkey/core'
import { pageUse } from '../../kit/pageUse.js'
import type { TextKey } from '../../locales/en.js'

/** Where a wallet can be had. */
export type DownloadLink = { readonly name: TextKey; readonly href: string }

const names: Readonly<Record<StoreLink['store'], TextKey>> = {
  app: 'storeApple',
  play: 'storeGoogle',
  chrome: 'storeBrowser',
}

/** The pages of a wallet that pass the URL policy, what this device can install first. */
export function downloadLinks(core: Core, wallet: WalletListEntry, userAgent: string): readonly DownloadLink[] {
  const own = detectStore(userAgent)
  const use = pageUse(core)
  const stores = storeLinks(wallet, use)
  const sorted = [...stores.filter(({ store }) => store === own), ...stores.filter(({ store }) => store !== own)]
  const home = safeParseUrl(wallet.homepage, use)
  return [
    ...sorted.map(({ store, href }) => ({ name: names[store], href })),
    ...(home.ok ? [{ name: 'website', href: home.value.href } as const] : []),
  ]
}

/** Where a phone that scans is led: to the one store there is, else to the maker's page, which knows them all. */
export function scanTarget(core: Core, wallet: WalletListEntry): string | undefined {
  const use = pageUse(core)
  const [store, other] = storeLinks(wallet, use).filter(({ store }) => store !== 'chrome')
  const home = safeParseUrl(wallet.homepage, use)
  return other && home.ok ? home.value.href : store?.href
}

/** The store of this device: its apps, or what its browser takes. */
export function detectStore(userAgent: string): StoreLink['store'] {
  if (/Android/i.test(userAgent)) return 'play'
  return /iPhone|iPad|iPod/i.test(userAgent) ? 'app' : 'chrome'
}
