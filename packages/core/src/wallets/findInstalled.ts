import type { Connector } from '@latchkey/common'
import { isConnectorOfListed } from './isConnectorOfListed.js'
import type { WalletListEntry } from './walletRow.js'

/** Returns the connector of a listed wallet. Prefers connectors without a warning. */
export function findInstalled(wallet: WalletListEntry, connectors: readonly Connector[]): Connector | undefined {
  const found = connectors.filter((connector) => isConnectorOfListed(connector, wallet))
  return found.find(({ warning }) => !warning) ?? found[0]
}
