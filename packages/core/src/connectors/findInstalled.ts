import type { Connector } from '@latchkey/common'
import { isConnectorOf } from './isConnectorOf.js'
import type { WalletListEntry } from './walletRow.js'

/** Returns the connector of a listed wallet that is on the page; one of doubtful identity only where no other one matches. */
export function findInstalled(wallet: WalletListEntry, connectors: readonly Connector[]): Connector | undefined {
  const found = connectors.filter((connector) => isConnectorOf(connector, wallet))
  return found.find(({ warning }) => !warning) ?? found[0]
}
