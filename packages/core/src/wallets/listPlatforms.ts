import { type ChainNamespace, isMobile, type Ports } from '@latchkey/common'
import type { Wallets } from './createWallets.js'
import { type WalletPlatform, walletPlatforms } from './walletPlatforms.js'
import type { WalletListEntry } from './walletRow.js'

/** The parts of core that {@link listPlatforms} reads. */
export type PlatformSources = {
  readonly ports: Pick<Ports, 'window'>
  readonly wallets: Pick<Wallets, 'findInstalled' | 'canBrowse'>
  readonly walletConnect: { readonly isEnabled: boolean }
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
