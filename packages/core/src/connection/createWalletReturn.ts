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
  /** Stops for a request of the visitor, which may fail. `isRestoring`: the request stopped a pending restore. */
  pause(connection: ConnectionId, isRestoring?: boolean): void
  /** Returns what {@link pause} stopped: a pending restore, or the wait for the wallet. */
  paused(connection: ConnectionId): 'restore' | 'wait' | undefined
  destroy(): void
}

/** `onReturn` is called when the wallet of a connection is available again. */
export function createWalletReturn(
  connectors: Pick<Connectors, 'find' | 'watch'>,
  onReturn: (connection: ConnectionId) => void,
): WalletReturn {
  const stops = new Map<ConnectionKey, () => void>()
  const paused = new Map<ConnectionKey, 'restore' | 'wait'>()

  function stop(connection: ConnectionId): void {
    const key = connectionKey(connection)
    stops.get(key)?.()
    stops.delete(key)
    paused.delete(key)
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
    pause(connection, isRestoring = false) {
      const key = connectionKey(connection)
      // A second request of the visitor may follow before the first one fails.
      const earlier = stops.has(key) ? 'wait' : paused.get(key)
      const stopped = isRestoring ? 'restore' : earlier
      stop(connection)
      if (stopped) paused.set(key, stopped)
    },
    paused: (connection) => paused.get(connectionKey(connection)),
    destroy() {
      for (const unwatch of stops.values()) unwatch()
      stops.clear()
    },
  }
}
