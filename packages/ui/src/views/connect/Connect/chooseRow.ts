import { type ChainNamespace, canPrefetch } from '@latchkey/common'
import type { Core, WalletListEntry, WalletRow } from '@latchkey/core'
import type { Share } from '../../../modalContext/createShare.js'
import type { Screens } from '../../../modalContext/screens.js'
import { askWallet } from '../../../wallet/askWallet.js'
import { createListedChooser } from './createListedChooser.js'

export type ChooseRowSettings = {
  /** The namespace that the list is limited to. */
  readonly namespace: ChainNamespace | undefined
  /** Chooses a wallet that is not on the page. */
  readonly onListed: (wallet: WalletListEntry) => void
}

/** Connects the wallet of a row, or opens the view that does. Call it inside the visitor's click. */
export function chooseRow(core: Core, row: WalletRow, { namespace, onListed }: ChooseRowSettings): void {
  const { wallet, name } = row
  const [connector, otherConnector] = row.connectors
  if (isWalletConnectRow(row)) {
    core.events.track({ type: 'track', event: 'SELECT_WALLET', properties: { name, platform: 'qrcode' } })
    return core.router.push('ConnectingWalletConnect', namespace ? { namespace } : {})
  }
  if (!connector) return wallet && onListed(wallet)
  const data = { connectorId: connector.id, namespace: connector.chain }
  const properties = {
    name,
    platform: 'browser',
    ...(otherConnector ? {} : { namespace: connector.chain }),
  } as const
  core.events.track({ type: 'track', event: 'SELECT_WALLET', properties })
  if (otherConnector) return core.router.push('ConnectingMultiChain', data)
  core.router.push('ConnectingExternal', data)
  askWallet(core, connector)
}

/** Loads the code that choosing a row needs, once the pointer or the focus is on it. */
export function approachRow(core: Core, screens: Screens, row: WalletRow, share: Share): void {
  if (isWalletConnectRow(row) || row.wallet) {
    // Ignore the error here; it resurfaces when the wallet is chosen.
    if (row.wallet)
      share(createListedChooser)
        .load()
        .catch(() => undefined)
    screens.prefetch('ConnectingWalletConnect')
    void core.prefetch()
    return
  }
  const [connector, otherConnector] = row.connectors
  screens.prefetch(otherConnector ? 'ConnectingMultiChain' : 'ConnectingExternal')
  void core.prefetch({ session: !otherConnector, namespace: connector?.chain })
  const { window } = core.ports
  if (!otherConnector && window && canPrefetch(window)) connector?.prefetch?.().catch(() => undefined)
}

/** Returns whether a row stands for WalletConnect itself rather than for one wallet. */
export function isWalletConnectRow({ connectors: [connector] }: WalletRow): boolean {
  return connector?.type === 'WALLET_CONNECT'
}
