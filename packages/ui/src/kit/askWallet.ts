import type { Connector } from '@latchkey/common'
import type { Core } from '@latchkey/core'

/** Asks a wallet for the network last looked at. How it ends is told by the connection's state. */
export function askWallet({ networks, connection }: Core, connector: Connector): void {
  connection.connect(connector, { network: networks.get(connector.chain).active }).catch(() => undefined)
}
