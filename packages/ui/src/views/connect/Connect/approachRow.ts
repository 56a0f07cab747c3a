import type { Core, WalletRow } from '@latchkey/core'
import type { Share } from '../../../context/createShare.js'
import type { Screens } from '../../../context/screens.js'
import { isWalletConnectRow } from '../../../wallet/isWalletConnectRow.js'
import { createListedChooser } from './createListedChooser.js'

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
}
