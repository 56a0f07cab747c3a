import { type ChainNamespace, isAppKitError, isPrerendering, whenActivated } from '@latchkey/common'
import { readConnections } from '../storage/storedConnections.js'
import { askToRestore } from './askToRestore.js'
import { forgetConnection } from './clearConnection.js'
import { type ConnectionContext, findSession } from './connectionContext.js'

/** Restores every stored connection, each with its own deadline. Never rejects. */
export async function restoreAll(context: ConnectionContext): Promise<void> {
  await Promise.all(context.deps.options.namespaces.map((namespace) => restore(context, namespace)))
}

/** Opens a namespace's stored connection again, without a prompt. Never rejects. */
export async function restore(context: ConnectionContext, namespace: ChainNamespace): Promise<void> {
  const { deps, attempts } = context
  const { window } = deps.ports
  // A prerendered page may never be shown, so it sends no request to a wallet or server.
  if (isPrerendering(window)) await whenActivated(window, deps.lifetime)
  if (deps.lifetime.aborted) return
  if (findSession(context, namespace) || attempts.find(namespace)) return
  const [stored] = readConnections(deps.storage, namespace)
  if (!stored) return
  const { connectorId } = stored
  const ask = askToRestore(context, namespace, connectorId)
  try {
    await attempts.begin({ namespace, connectorId, isRestore: true, ask }).promise
  } catch (error) {
    if (isAppKitError(error, 'CONNECTION_SUPERSEDED', 'ABORTED', 'DESTROYED')) return
    // The wallet has no session to restore (law L4).
    if (isAppKitError(error, 'WALLET_SESSION_ENDED')) return forgetConnection(context, namespace)
    if (!isAppKitError(error, 'CONNECTOR_NOT_FOUND'))
      deps.ports.logger.warn('[latchkey] The earlier connection could not be restored.', error)
    waitForWallet(context, namespace, connectorId)
  }
}

/** Restores later: when the wallet appears on the page, unlocks, or answers an earlier request. */
function waitForWallet({ deps, restoreTurns, walletReturn }: ConnectionContext, namespace: ChainNamespace, id: string) {
  const connector = deps.connectors.find(id, namespace)
  if (connector) walletReturn.waitForUnlock(restoreTurns.blockerOf(connector) ?? connector, namespace)
  else walletReturn.waitForConnector(id, namespace)
}
