import type { WalletListEntry } from './walletRow.js'

/** A way to reach a wallet: installed here, its app on this phone, a code for a phone, its app or its page on this computer. */
export type WalletPlatform = 'browser' | 'mobile' | 'qrcode' | 'desktop' | 'web'

/** Where the visitor is, and what can be used there. */
export type PlatformSurroundings = {
  readonly isMobile: boolean
  /** The wallet is on the page already. */
  readonly isInstalled: boolean
  /** A relay is set, so that wallets elsewhere can be reached. */
  readonly canPair: boolean
}

/**
 * The ways to reach a wallet, the best first; none for one that is an extension only and is not installed. Without a wallet any
 * phone wallet is meant.
 */
export function walletPlatforms(
  wallet: WalletListEntry | undefined,
  { isMobile, isInstalled, canPair }: PlatformSurroundings,
): readonly WalletPlatform[] {
  const platforms: WalletPlatform[] = []
  if (isInstalled) platforms.push('browser')
  if (!canPair) return platforms
  if (!wallet) return [...platforms, 'qrcode']
  if (wallet.mobile_link) platforms.push(isMobile ? 'mobile' : 'qrcode')
  if (wallet.webapp_link) platforms.push('web')
  if (wallet.desktop_link && !isMobile) platforms.push('desktop')
  return platforms
}
