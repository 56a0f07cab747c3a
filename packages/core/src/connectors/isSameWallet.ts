import type { ChainNamespace } from '@latchkey/common'
import { isConnectorOf } from './isConnectorOf.js'
import type { WalletListEntry, WalletRow } from './walletRow.js'

/** A listed wallet, or one used before, whose id is that of a connector in its namespace. */
type Known = WalletListEntry & { readonly namespace?: ChainNamespace }

/** Returns whether a row shows a known wallet: by its directory id, its connector's id, or the facts of {@link isConnectorOf}. */
export function isSameWallet(row: WalletRow, wallet: Known): boolean {
  if (row.wallet?.id === wallet.id) return true
  return row.connectors.some(
    (connector) =>
      (connector.id === wallet.id && (!wallet.namespace || wallet.namespace === connector.chain)) ||
      isConnectorOf(connector, wallet),
  )
}
