import type { ChainNamespace, Connector } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import { askWallet } from '../kit/askWallet.js'
import { findWalletRow } from '../kit/findWalletRow.js'

/** Asks a wallet that is in this browser; one of several kinds of chain is asked for one of them first. */
export function askInstalled(core: Core, connector: Connector, namespace: ChainNamespace | undefined): void {
  const data = { connectorId: connector.id, namespace: connector.chain }
  const sides = findWalletRow(core, connector)?.connectors.length ?? 1
  if (sides > 1 && !namespace) return core.router.push('ConnectingMultiChain', data)
  core.router.push('ConnectingExternal', data)
  askWallet(core, connector)
}
