import { walletConnectId } from '@latchkey/common'
import { connectionEntry } from '../storage/storedState.js'
import type { NamespaceConnectionPorts } from './namespaceConnectionPorts.js'

/** Ends a WalletConnect session that is stored but not open on this page; the wallet would otherwise keep it. */
export function abandonStoredSession({ namespace, storage, onAbandoned }: NamespaceConnectionPorts): void {
  if (storage.get(connectionEntry(namespace))?.connectorId === walletConnectId) onAbandoned(namespace)
}
