import { type ChainNamespace, cleanText, isMobile } from '@latchkey/common'
import { type Core, findInstalled, type WalletListEntry, walletPlatforms } from '@latchkey/core'
import { askInstalled } from './askInstalled.js'
import { openWallet, readLinks } from './openWallet.js'

/**
 * What choosing a listed wallet does, inside the visitor's click: one that is on the page is asked; on a phone its app opens at once
 * where a code is ready; else its screen shows how to reach it, or where to get it.
 */
export function chooseListed(core: Core, window: Window, wallet: WalletListEntry, namespace?: ChainNamespace): void {
  const data = { walletId: wallet.id, ...(namespace ? { namespace } : {}) }
  const here = core.connectors.state.all.filter(({ chain }) => !namespace || chain === namespace)
  const installed = findInstalled(wallet, here)
  const ways = walletPlatforms(wallet, {
    isMobile: isMobile(window.navigator),
    isInstalled: installed !== undefined,
    canPair: core.pairing.isEnabled,
  })
  const isKnown = core.directory.find(wallet.id) !== undefined
  const properties = {
    name: cleanText(wallet.name),
    platform: ways[0] ?? 'browser',
    ...(isKnown ? { explorerId: wallet.id } : {}),
  }
  core.events.track({ type: 'track', event: 'SELECT_WALLET', properties })
  // Several wallets claim this identity, so the visitor chooses: the list shows them with their warnings (R31).
  if (installed?.warning) return core.router.push('Connect', namespace ? { namespace } : {})
  if (installed) return askInstalled(core, installed, namespace)
  if (ways.length === 0) return core.router.push('Downloads', data)
  const [link] = ways[0] === 'mobile' ? readLinks(core, wallet, window, 'mobile') : []
  // An unusual host is shown before it is opened (R43).
  const isOpened = link !== undefined && !link.showHost && openWallet(core, window, link)
  core.router.push('ConnectingWalletConnect', { ...data, ...(isOpened ? { isOpened } : {}) })
}
