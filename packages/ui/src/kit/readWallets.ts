import type { ChainNamespace } from '@latchkey/common'
import { type Core, type CustomWallet, listWallets, type WalletGroup, type WalletListInput } from '@latchkey/core'
import { installedInput } from './readInstalled.js'

/** The whole wallet list as it is now: the wallets of the page, those of the app's options, and what else is known. */
export function readWallets(
  core: Core,
  namespace?: ChainNamespace,
  more?: (input: WalletListInput) => WalletListInput,
): readonly WalletGroup[] {
  const { customWallets = [], featuredWalletIds = [] } = core.options.state.current
  const isFeatured = ({ id }: CustomWallet) => featuredWalletIds.includes(id)
  const input: WalletListInput = {
    ...installedInput(core, namespace),
    featured: customWallets
      .filter(isFeatured)
      .sort((a, b) => featuredWalletIds.indexOf(a.id) - featuredWalletIds.indexOf(b.id)),
    custom: customWallets.filter((wallet) => !isFeatured(wallet)),
    recommended: [],
  }
  return listWallets(more?.(input) ?? input)
}
