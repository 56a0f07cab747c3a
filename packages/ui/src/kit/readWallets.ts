import type { ChainNamespace } from '@latchkey/common'
import { type Core, type CustomWallet, listWallets, type WalletGroup } from '@latchkey/core'

/** The wallet list as it is now, from what the adapters found and what the app's options say. */
export function readWallets(core: Core, namespace?: ChainNamespace): readonly WalletGroup[] {
  const { customWallets = [], featuredWalletIds = [], excludeWalletIds = [], features } = core.options.state.current
  const { all, recent } = core.connectors.state
  const isFeatured = ({ id }: CustomWallet) => featuredWalletIds.includes(id)
  return listWallets({
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
  })
}

function isMobile(window: Window | undefined): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(window?.navigator.userAgent ?? '')
}
