import type { ChainNamespace, Connector } from '@latchkey/common'
import type { Core } from '@latchkey/core'

/** Connects a wallet on the active network. The result is in the connection state. */
export function askWallet({ networks, connection }: Core, connector: Connector): void {
  connection.connect(connector, { network: networks.get(connector.chain).active }).catch(() => undefined)
}

/** Connects an installed wallet. Asks for the namespace first if the wallet has several. */
export function askInstalled(core: Core, connector: Connector, namespace: ChainNamespace | undefined): void {
  const data = { connectorId: connector.id, namespace: connector.chain }
  const sides = core.wallets.findRow(connector)?.connectors.length ?? 1
  if (sides > 1 && !namespace) return core.router.push('ConnectingMultiChain', data)
  core.router.push('ConnectingExternal', data)
  askWallet(core, connector)
}
