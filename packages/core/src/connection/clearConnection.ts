import type { ChainNamespace, ErrorCode } from '@latchkey/common'
import { removeSessionData } from '../storage/removeSessionData.js'
import { connectionsEntry } from '../storage/storedConnections.js'
import { type ConnectionContext, connectionKey, findSession } from './connectionContext.js'

type ClearOptions = {
  /** Why the connection ended; shown with the disconnected account. */
  readonly code?: ErrorCode | undefined
  /** Keeps the stored connection, so that it can be restored. */
  readonly isStoredKept?: boolean
}

/** Clears a namespace's session on this page. A visitor's pending request for another wallet continues. */
export function clearConnection(
  context: ConnectionContext,
  namespace: ChainNamespace,
  { code, isStoredKept = false }: ClearOptions = {},
): void {
  const { deps, sessions, attempts, pictures, walletNetworks, walletReturn } = context
  const { accounts, networks, options } = deps
  if (attempts.find(namespace)?.isRestore) attempts.abandon(namespace)
  walletReturn.stop(namespace)
  const session = findSession(context, namespace)
  if (session) {
    session.detach()
    sessions.delete(connectionKey(session))
  }
  pictures.show(namespace, undefined)
  if (!isStoredKept) forgetConnection(context, namespace)
  accounts.setDisconnected(namespace, code)
  walletNetworks.reset(namespace)
  const pending = attempts.find(namespace)
  if (pending) accounts.setConnecting(namespace, pending.connectorId, false)
  if (!session) return
  const other = options.namespaces.find((candidate) => accounts.getConnected(candidate))
  if (other && networks.state.activeNamespace === namespace) networks.setActiveNamespace(other)
  deps.onChange(namespace, 'disconnected')
}

/** Removes the stored connection, with the caches and the data of its adapter, which contain addresses (R69, R70). */
export function forgetConnection({ deps }: Pick<ConnectionContext, 'deps'>, namespace: ChainNamespace): void {
  deps.storage.remove(connectionsEntry(namespace))
  removeSessionData(deps.ports.storage, namespace)
  deps.forgetDetails(namespace)
}
