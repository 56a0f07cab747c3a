import type { Connector } from '@latchkey/common'
import type { WalletListEntry } from './walletRow.js'

/** The connector of a listed wallet that is on the page, told by reverse-DNS name, explorer id or the ids it is found under. */
export function findInstalled(
  { id, rdns, injected = [] }: WalletListEntry,
  connectors: readonly Connector[],
): Connector | undefined {
  return connectors.find(
    (connector) =>
      connector.explorerId === id ||
      (rdns !== undefined && connector.info?.rdns === rdns) ||
      injected.some(
        ({ namespace, injected_id }) =>
          injected_id !== undefined &&
          (injected_id === connector.id || injected_id === connector.info?.rdns) &&
          (namespace === undefined || namespace === connector.chain),
      ),
  )
}
