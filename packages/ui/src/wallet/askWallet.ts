import type { Connector } from '@latchkey/common'
import type { Core } from '@latchkey/core'

/** Connects a wallet on the active network. The result is in the connection state. */
export function askWallet({ networks, connection }: Core, connector: Connector): void {
  connection.connect(connector, { network: networks.get(connector.chain).active }).catch(() => undefined)
}
