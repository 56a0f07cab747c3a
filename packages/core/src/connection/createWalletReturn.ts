import type { ChainNamespace, Connector } from '@latchkey/common'
import type { Connectors } from '../wallets/createConnectors.js'

/** Waits for a wallet whose connection could not be restored. Each namespace waits for one wallet. */
export type WalletReturn = {
  /** Waits until the wallet is unlocked. `namespace` is the one to restore; default: the connector's. */
  waitForUnlock(connector: Connector | undefined, namespace?: ChainNamespace): void
  /** Waits until the wallet is announced. */
  waitForConnector(connectorId: string, namespace: ChainNamespace): void
  stop(namespace: ChainNamespace): void
}

/** `onReturn` is called when the wallet of a namespace is available again. */
export function createWalletReturn(
  connectors: Pick<Connectors, 'find' | 'watch'>,
  onReturn: (namespace: ChainNamespace) => void,
): WalletReturn {
  const stops = new Map<ChainNamespace, () => void>()

  function stop(namespace: ChainNamespace): void {
    stops.get(namespace)?.()
    stops.delete(namespace)
  }

  return {
    waitForUnlock(connector, namespace = connector?.chain) {
      if (!namespace) return
      stop(namespace)
      const unwatch = connector?.watchUnlock?.(() => onReturn(namespace))
      if (unwatch) stops.set(namespace, unwatch)
    },
    waitForConnector(connectorId, namespace) {
      stop(namespace)
      const unwatch = connectors.watch(() => {
        if (!connectors.find(connectorId, namespace)) return
        stop(namespace)
        onReturn(namespace)
      })
      stops.set(namespace, unwatch)
    },
    stop,
  }
}
