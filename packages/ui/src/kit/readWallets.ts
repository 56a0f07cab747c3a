import type { ChainNamespace } from '@latchkey/common'
import {
  type Core,
  type CustomWallet,
  isMobile,
  listWallets,
  type WalletGroup,
  type WalletListInput,
} from '@latchkey/core'

/** The wallet list as it is now, from what the adapters found and what the app's options say, and with what else is known. */
export function readWallets(
  core: Core,
  namespace?: ChainNamespace,
  more?: (input: WalletListInput) => WalletListInput,
): readonly WalletGroup[] {
  const { customWallets = [], featuredWalletIds = [], excludeWalletIds = [], features } = core.options.state.current
  const { all, recent } = core.connectors.state
  const isFeatured = ({ id }: CustomWallet) => featuredWalletIds.includes(id)
  const input: WalletListInput = {
    connectors: all,
    recent,
    featured: customWallets
      .filter(isFeatured)
      .sort((a, b) => featuredWalletIds.indexOf(a.id) - featuredWalletIds.indexOf(b.id)),
    custom: customWallets.filter((wallet) => !isFeatured(wallet)),
    recommended: [],
    order: features.connectorTypeOrder,
    rules: {
      isMobile: isMobile(core.ports.window),
      excluded: excludeWalletIds.map((id) => ({ id, rdns: id, name: id })),
    },
    namespace,
  }
  return listWallets(more?.(input) ?? input)
}
