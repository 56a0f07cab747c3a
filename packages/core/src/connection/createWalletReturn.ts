import type { Connector } from '@latchkey/common'
import { type ConnectionId, type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import type { Connectors } from '../wallets/createConnectors.js'

/** Waits for the wallets of connections that could not be restored. */
export type WalletReturn = {
  /** Waits until a wallet is unlocked, then reports the connection. */
  waitForUnlock(connector: Connector | undefined, connection: ConnectionId): void
  /** Waits until the wallet of a connection is announced. */
  waitForConnector(connection: ConnectionId): void
  isWaiting(connection: ConnectionId): boolean
  stop(connection: ConnectionId): void
  destroy(): void
}

/** `onReturn` is called when the wallet of a connection is available again. */
export function createWalletReturn(
  connectors: Pick<Connectors, 'find' | 'watch'>,
  onReturn: (connection: ConnectionId) => void,
): WalletReturn {
  const stops = new Map<ConnectionKey, () => void>()

  function stop(connection: ConnectionId): void {
    const key = connectionKey(connection)
    stops.get(key)?.()
    stops.delete(key)
  }

  return {
    waitForUnlock(connector, { namespace, connectorId }) {
      const connection = { namespace, connectorId }
      stop(connection)
      const unwatch = connector?.watchUnlock?.(() => onReturn(connection))
      if (unwatch) stops.set(connectionKey(connection), unwatch)
    },
    waitForConnector({ namespace, connectorId }) {
      const connection = { namespace, connectorId }
      stop(connection)
      const unwatch = connectors.watch(() => {
        if (!connectors.find(connectorId, namespace)) return
        stop(connection)
        onReturn(connection)
      })
      stops.set(connectionKey(connection), unwatch)
    },
    isWaiting: (connection) => stops.has(connectionKey(connection)),
    stop,
    destroy() {
      for (const unwatch of stops.values()) unwatch()
      stops.clear()
    },
  }
}
