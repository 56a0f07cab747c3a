import { type ChainNamespace, cleanText } from '@latchkey/common'
import { type Core, listPlatforms, reportRefusedLink, type WalletListEntry, type WalletPlatform } from '@latchkey/core'
import { askInstalled } from '../wallet/askWallet.js'
import { openWallet, readBrowseLinks, readLinks } from './walletLinks.js'

/**
 * Selects a listed wallet. Call it inside the visitor's click. Connects an installed wallet, opens its app on a phone
 * if a code is ready, or shows how to connect or install it.
 */
export function chooseListed(core: Core, window: Window, wallet: WalletListEntry, namespace?: ChainNamespace): void {
  const data = { walletId: wallet.id, ...(namespace ? { namespace } : {}) }
  const installed = core.wallets.findInstalled(wallet, namespace)
  const ways = listPlatforms(core, wallet, namespace)
  trackChoice(core, wallet, ways[0] ?? 'browser')
  // Several wallets claim this identity, so the visitor chooses: the list shows them with their warnings.
  if (installed && core.wallets.warningOf(installed)) return core.router.push('Connect', namespace ? { namespace } : {})
  if (installed) return askInstalled(core, installed, namespace)
  readBrowseLinks(core, wallet, namespace, (reason) => reportRefusedLink(core.ports.logger, wallet.name, reason))
  const hasStores = core.walletConnect.isEnabled || core.directory.state.status !== 'off'
  if (ways.length === 0 && hasStores) return core.router.push('Downloads', data)
  const [link] = ways[0] === 'mobile' ? readLinks(core, wallet, window, 'mobile') : []
  // The visitor sees an unusual host before the link opens.
  const isOpened = link !== undefined && !link.showHost && openWallet(core, window, link)
  core.router.push('ConnectingWalletConnect', { ...data, ...(isOpened ? { isOpened } : {}) })
}

/** Emits the event of a selected wallet. */
export function trackChoice(core: Core, wallet: WalletListEntry, platform: WalletPlatform): void {
  const isKnown = core.directory.find(wallet.id) !== undefined
  const properties = { name: cleanText(wallet.name), platform, ...(isKnown ? { explorerId: wallet.id } : {}) }
  core.events.track({ type: 'track', event: 'SELECT_WALLET', properties })
}
