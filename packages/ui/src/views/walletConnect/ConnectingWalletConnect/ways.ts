import { type Connector, isMobile, safeParseUrl } from '@latchkey/common'
import { type Core, listPlatforms, type WalletLink, type WalletListEntry, type WalletPlatform } from '@latchkey/core'
import { pageUse } from '../../../links/pageUse.js'
import { storeLink } from '../../../wallet/storeLink.js'

/** A way to connect a wallet, or to get it as an extension of this browser. */
export type Way = WalletPlatform | 'extension'

/** The ways to connect a wallet in this browser. */
export type Ways = {
  /** Best first. Empty if there is none. */
  readonly ways: readonly Way[]
  readonly installed: Connector | undefined
  /** The wallet in the extension store of this browser. */
  readonly store: string | undefined
}

/** The panel of a way. `qr` also replaces ways that are no longer possible. */
export type Panel =
  | { readonly panel: 'browser'; readonly connector: Connector }
  | { readonly panel: 'extension' | 'walletBrowser'; readonly wallet: WalletListEntry }
  | { readonly panel: 'app'; readonly wallet: WalletListEntry; readonly kind: WalletLink['kind'] }
  | { readonly panel: 'qr' }

/** Returns the ways to connect a wallet. Without a wallet: any wallet that scans a code. */
export function listWays(
  core: Core,
  wallet: WalletListEntry | undefined,
  { namespace, navigator }: { readonly namespace: Connector['chain'] | undefined; readonly navigator: Navigator },
): Ways {
  const installed = wallet && core.wallets.findInstalled(wallet, namespace)
  const platforms: readonly Way[] = listPlatforms(core, wallet, namespace)
  const [best] = platforms
  const store = installed || isMobile(navigator) ? undefined : storeLink(wallet, navigator.userAgent)
  const hasStore = safeParseUrl(store, pageUse(core)).ok
  const ways: readonly Way[] = best && hasStore ? [best, 'extension', ...platforms.slice(1)] : platforms
  return { ways, installed, store }
}

/** Returns whether a way needs a pairing URI. */
export function needsPairing(way: Way | undefined): way is 'qrcode' | WalletLink['kind'] {
  return way !== undefined && way !== 'extension' && way !== 'browser' && way !== 'walletBrowser'
}

/** Returns the panel of a way. */
export function choosePanel(way: Way, wallet: WalletListEntry | undefined, installed: Connector | undefined): Panel {
  if (way === 'browser' && installed) return { panel: 'browser', connector: installed }
  if (!wallet || way === 'qrcode' || way === 'browser') return { panel: 'qr' }
  if (way === 'extension' || way === 'walletBrowser') return { panel: way, wallet }
  return { panel: 'app', wallet, kind: way }
}
