import type { Connector } from '@latchkey/common'
import type { Core, WalletRow } from '@latchkey/core'
import { readInstalled } from './readInstalled.js'

/** The row of the list that a connector is a side of. */
export function findWalletRow(core: Core, connector: Connector | undefined): WalletRow | undefined {
  const rows = readInstalled(core).flatMap((group) => group.rows)
  return connector && rows.find(({ connectors }) => connectors.includes(connector))
}
