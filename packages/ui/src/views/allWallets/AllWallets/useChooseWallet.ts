import { type Core, reportRefusedLink, type WalletListEntry } from '@latchkey/core'
import { useCallback } from 'react'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { chooseListed, trackChoice } from '../../../walletConnect/chooseListed.js'
import { openWallet, readLinksWith } from '../../../walletConnect/walletLinks.js'

/** Returns a function that selects a wallet of the list. Call it inside the visitor's click. */
export function useChooseWallet(): (wallet: WalletListEntry) => void {
  const { core, window } = useModal()
  const { namespace, uri } = useScreen<'AllWallets'>().data
  return useCallback(
    (wallet) => (uri ? openWith(core, window, wallet, uri) : chooseListed(core, window, wallet, namespace)),
    [core, window, namespace, uri],
  )
}

/** Opens a wallet with the pairing URI of the app, or shows the URI if no link can open. The kit sends no request. */
function openWith(core: Core, window: Window, wallet: WalletListEntry, uri: string): void {
  trackChoice(core, wallet, 'mobile')
  const report = (reason: string) => reportRefusedLink(core.ports.logger, wallet.name, reason)
  // The visitor would have to see an unusual host first.
  const link = readLinksWith(core, wallet, window, uri, report).find(({ showHost }) => !showHost)
  if (!link || !openWallet(core, window, link)) core.router.push('ConnectingWalletConnectBasic', { uri })
}
