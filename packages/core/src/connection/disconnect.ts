import { type ChainNamespace, createError, errors, type Session, withTimeout } from '@latchkey/common'
import { type ConnectionId, connectionKey } from '../account/connectionKey.js'
import { connectionsEntry, readConnections } from '../storage/storedConnections.js'
import { detachCompanions } from './adoptSession.js'
import { assertServed, type ConnectionContext, findShown, listSessions } from './connectionContext.js'
import { abandonStoredSession, clearConnection, endAtWallet, removeUnusedData } from './endSession.js'
import { updateShown } from './showConnection.js'

/** Time a wallet has to end its session, in ms. */
const leaveMs = 3_000

/**
 * Disconnects the connection of one connector, or all of a namespace. Clears them immediately, then waits until the
 * wallets have ended the sessions and the features have reacted. Rejects with `DISCONNECT_FAILED`.
 */
export async function disconnect(
  context: ConnectionContext,
  namespace: ChainNamespace,
  connectorId?: string,
): Promise<void> {
  assertServed(context, namespace)
  if (connectorId === undefined) return endNamespaces(context, [namespace])
  const session = context.sessions.get(connectionKey({ namespace, connectorId }))
  await endConnection(context, { namespace, connectorId }, session ? [session] : [])
}

/** Disconnects every namespace. The active one is last, so that the others don't become active in turn. */
export async function disconnectAll(context: ConnectionContext): Promise<void> {
  const { namespaces } = context.deps.options
  const { activeNamespace } = context.deps.networks.state
  for (const namespace of namespaces) assertServed(context, namespace)
  const isActive = (namespace: ChainNamespace) => namespace === activeNamespace
  await endNamespaces(context, [
    ...namespaces.filter((namespace) => !isActive(namespace)),
    ...namespaces.filter(isActive),
  ])
}

async function endNamespaces(context: ConnectionContext, namespaces: readonly ChainNamespace[]): Promise<void> {
  detachCompanions(context, namespaces)
  const leaving = namespaces.flatMap((namespace) => listSessions(context, namespace))
  const endings = namespaces.flatMap((namespace) => {
    const ends = listConnections(context, namespace).map((connection) => endConnection(context, connection, leaving))
    forgetNamespace(context, namespace)
    return ends
  })
  const results = await Promise.allSettled(endings)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/**
 * Clears a connection, then waits until its wallet has ended the session and the features have reacted. `leaving` are
 * the sessions that end with it.
 */
async function endConnection(
  context: ConnectionContext,
  connection: ConnectionId,
  leaving: readonly Session[],
): Promise<void> {
  const { deps, attempts } = context
  const { namespace } = connection
  attempts.abandon(connection)
  const session = context.sessions.get(connectionKey(connection))
  if (!session) abandonStoredSession(context, connection)
  // Before `clearConnection`: a detached session does not reach its wallet any more.
  const ending =
    session &&
    withTimeout(endAtWallet(context, session, leaving), {
      clock: deps.ports.clock,
      ms: leaveMs,
      onTimeout: () => createError(errors.WALLET_TIMEOUT),
      signals: [deps.lifetime],
    })
  const reported = clearConnection(context, connection, { reason: 'disconnect' })
  if (!ending) return
  try {
    await ending
    deps.events.track({ type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
  } catch (error) {
    deps.events.track({ type: 'track', event: 'DISCONNECT_ERROR', properties: { namespace } })
    throw createError(errors.DISCONNECT_FAILED, {
      cause: error,
      details: 'The page has forgotten the wallet; the wallet may still list the page.',
    })
  } finally {
    await reported
  }
}

/**
 * Returns the open, pending and stored connections of a namespace. The shown one is last, so that the namespace shows
 * no other one in between.
 */
function listConnections(context: ConnectionContext, namespace: ChainNamespace): readonly ConnectionId[] {
  const { attempts, deps } = context
  const shown = findShown(context, namespace)
  const all = [
    ...listSessions(context, namespace),
    ...attempts.list(namespace),
    ...readConnections(deps.storage, namespace),
  ]
  const ids = new Set(all.map(({ connectorId }) => connectorId))
  if (shown) ids.delete(shown.connectorId)
  return [...ids, ...(shown ? [shown.connectorId] : [])].map((connectorId) => ({ namespace, connectorId }))
}

/** Clears a namespace without a connection: removes an unreadable entry, and the reason of the last disconnect. */
function forgetNamespace(context: ConnectionContext, namespace: ChainNamespace): void {
  const { deps } = context
  deps.storage.remove(connectionsEntry(namespace))
  removeUnusedData(context, namespace)
  deps.forgetDetails(namespace)
  updateShown(context, namespace)
}
