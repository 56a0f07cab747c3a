import { type ChainNamespace, type Connector, detectPhone, isMobile, type Ports, safeParseUrl } from '@latchkey/common'
import type { WalletListEntry } from './walletRow.js'

/**
 * How to reach a wallet: the browser extension, the app on this phone, this page in the browser of that app, a QR code
 * for a phone, the desktop app or the web page.
 */
export type WalletPlatform = 'browser' | 'mobile' | 'walletBrowser' | 'qrcode' | 'desktop' | 'web'

/** The environment of {@link walletPlatforms}. */
export type PlatformSurroundings = {
  readonly isMobile: boolean
  /** Whether the wallet is on the page. */
  readonly isInstalled: boolean
  /** Whether WalletConnect is available. */
  readonly canPair: boolean
  /** Whether a browse link opens this page in the wallet's app. Default false. */
  readonly canBrowse?: boolean
}

/** The parts of core that {@link listPlatforms} reads. */
export type PlatformSources = {
  readonly ports: Pick<Ports, 'window'>
  readonly wallets: {
    findInstalled(wallet: WalletListEntry, namespace?: ChainNamespace): Connector | undefined
    canBrowse(wallet: WalletListEntry, namespace?: ChainNamespace): boolean
  }
  readonly walletConnect: { readonly isEnabled: boolean }
}

/**
 * Returns the platforms of a wallet, best first. The list is empty if the wallet has only store links. On a phone, a
 * wallet on the page is the one whose browser shows the page, so its app is not listed. `undefined` stands for any
 * WalletConnect wallet.
 */
export function walletPlatforms(
  wallet: WalletListEntry | undefined,
  { isMobile, isInstalled, canPair, canBrowse = false }: PlatformSurroundings,
): readonly WalletPlatform[] {
  if (isInstalled && isMobile) return ['browser']
  const platforms: WalletPlatform[] = []
  if (isInstalled) platforms.push('browser')
  if (canPair && (!wallet || wallet.mobile_link)) platforms.push(isMobile && wallet ? 'mobile' : 'qrcode')
  if (canBrowse && isMobile) platforms.push('walletBrowser')
  if (canPair && wallet?.webapp_link) platforms.push('web')
  if (canPair && wallet?.desktop_link && !isMobile) platforms.push('desktop')
  return platforms
}

/** Returns how a wallet of the list can be reached from this page, best first: see {@link walletPlatforms}. */
export function listPlatforms(
  { ports, wallets, walletConnect }: PlatformSources,
  wallet: WalletListEntry | undefined,
  namespace?: ChainNamespace | undefined,
): readonly WalletPlatform[] {
  return walletPlatforms(wallet, {
    isMobile: isMobile(ports.window?.navigator),
    isInstalled: wallet !== undefined && wallets.findInstalled(wallet, namespace) !== undefined,
    canPair: walletConnect.isEnabled,
    canBrowse: wallet !== undefined && wallets.canBrowse(wallet, namespace),
  })
}

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
