import type { ChainNamespace } from '@latchkey/common'
import { isConnectorOfListed } from './isConnectorOfListed.js'
import type { WalletListEntry, WalletRow } from './walletRow.js'

/** A wallet of the list, or a recent wallet, whose id is a connector id in its namespace. */
type Known = WalletListEntry & { readonly namespace?: ChainNamespace }

/** Returns whether a row shows a known wallet: by its directory id, its connector's id, or the facts of {@link isConnectorOfListed}. */
export function isRowOfWallet(row: WalletRow, wallet: Known): boolean {
  if (row.wallet?.id === wallet.id) return true
  return row.connectors.some(
    (connector) =>
      (connector.id === wallet.id && (!wallet.namespace || wallet.namespace === connector.chain)) ||
      isConnectorOfListed(connector, wallet),
  )
}
