import {
  type ChainNamespace,
  type Connector,
  connectionLimits,
  createError,
  errors,
  isAppKitError,
  isPrerendering,
  type Network,
  storedValues,
  throwIfAborted,
  traitsOf,
  whenActivated,
  withTimeout,
} from '@latchkey/common'
import { type ConnectionId, connectionKey } from '../account/connectionKey.js'
import { removeSessionData } from '../storage/createStorage.js'
import { moveAdapterData } from '../storage/moveAdapterData.js'
import { findConnection, migrateConnections, readConnections } from '../storage/storedConnections.js'
import type { Connectors } from '../wallets/createConnectors.js'
import { isIdentityContested } from '../wallets/walletIdentity.js'
import { type ConnectionContext, isPreferred } from './connectionContext.js'
import type { Ask } from './createAttempt.js'
import { forgetConnection } from './endSession.js'
import { restoreSelection } from './restoreSelection.js'
import { waitForConnector } from './waitForConnector.js'

/**
 * Restores every stored connection, each with its own timeout, and then makes a restored namespace active if the
 * active one has no wallet. The namespaces show `connecting` from the start. Never rejects.
 */
export async function restoreAll(context: ConnectionContext): Promise<void> {
  const { ports, options, storage, accounts, networks, setActiveQuietly } = context.deps
  for (const namespace of options.namespaces) {
    moveAdapterData({ ports, storage, prefix: options.storagePrefix, namespace })
    migrateConnections(storage, namespace)
  }
  if (!options.enableReconnect) return forgetEarlierVisits(context)
  for (const namespace of options.namespaces) {
    const [first] = readConnections(storage, namespace)
    if (!first) continue
    context.preferred.set(namespace, first.connectorId)
    accounts.setConnecting(namespace, first.connectorId, true)
  }
  // A restore may wait for the windows of earlier ones, so restore the preferred connections first.
  const stored = options.namespaces.flatMap((namespace) => listStored(context, namespace))
  const ordered = [...stored].sort((a, b) => Number(isPreferred(context, b)) - Number(isPreferred(context, a)))
  if (ordered.length === 0) return
  await Promise.all(ordered.map((connection) => restore(context, connection)))
  const active = networks.state.activeNamespace
  const other = options.namespaces.find((namespace) => accounts.getConnected(namespace))
  if (!other || (active && accounts.get(active).status !== 'disconnected')) return
  // A page that has just loaded opens no view by itself.
  setActiveQuietly(other)
}

/** Restores the stored connections of a namespace that are not open. Never rejects. */
export async function restoreNamespace(context: ConnectionContext, namespace: ChainNamespace): Promise<void> {
  await Promise.all(listStored(context, namespace).map((connection) => restore(context, connection)))
}

/** Opens a stored connection again, without a prompt. Never rejects. */
export async function restore(context: ConnectionContext, { namespace, connectorId }: ConnectionId): Promise<void> {
  const { deps, attempts, sessions } = context
  const { window } = deps.ports
  const connection = { namespace, connectorId }
  // A prerendered page may never be shown, so it sends no request to a wallet or server.
  if (isPrerendering(window)) await whenActivated(window, deps.lifetime)
  if (deps.lifetime.aborted) return
  if (sessions.has(connectionKey(connection)) || attempts.find(connection)) return
  // The visitor's request replaces the connection.
  if (isPreferred(context, connection) && attempts.list(namespace).some(({ replacesShown }) => replacesShown)) return
  if (!findConnection(deps.storage, namespace, connectorId)) return
  const ask = askToRestore(context, connection)
  try {
    await attempts.begin({ ...connection, isRestore: true, replacesShown: false, options: undefined, ask }).promise
  } catch (error) {
    if (isAppKitError(error, 'CONNECTION_SUPERSEDED', 'ABORTED', 'DESTROYED')) return
    // The wallet has no session to restore.
    if (isAppKitError(error, 'WALLET_SESSION_ENDED')) return forgetConnection(context, connection)
    // The visitor rejected at a gate, which removed the stored connection.
    if (!findConnection(deps.storage, namespace, connectorId)) return
    if (!isAppKitError(error, 'CONNECTOR_NOT_FOUND'))
      deps.ports.logger.warn('[latchkey] The earlier connection could not be restored.', error)
    waitForWallet(context, connection)
  }
}

function listStored({ deps }: ConnectionContext, namespace: ChainNamespace): readonly ConnectionId[] {
  return readConnections(deps.storage, namespace).map(({ connectorId }) => ({ namespace, connectorId }))
}

/** Removes the stored connections, with the caches and the data of adapters, which contain addresses. */
function forgetEarlierVisits({ deps }: ConnectionContext): void {
  const { options, storage, forgetDetails } = deps
  // Keys of earlier versions start with `connection/`.
  for (const start of [storedValues.core.connections.key(''), 'connection/']) storage.removeAll(start)
  for (const namespace of options.namespaces) {
    removeSessionData(storage, namespace)
    forgetDetails(namespace)
  }
}

/** Restores later: when the wallet appears on the page, unlocks, or responds to an earlier request. */
function waitForWallet({ deps, restoreTurns, walletReturn }: ConnectionContext, connection: ConnectionId): void {
  const connector = deps.connectors.find(connection.connectorId, connection.namespace)
  if (connector) walletReturn.waitForUnlock(restoreTurns.blockerOf(connector) ?? connector, connection)
  else walletReturn.waitForConnector(connection)
}

/** Returns a request that opens a stored connection without a prompt, once its wallet is on the page. */
export function askToRestore(
  context: Pick<ConnectionContext, 'deps' | 'preferred' | 'restoreTurns'>,
  { namespace, connectorId }: ConnectionId,
): Ask {
  const { deps, restoreTurns } = context
  const { ports, connectors, loadAdapter } = deps
  const { clock } = ports
  return async (signal, keepOrDetach) => {
    await withTimeout(loadAdapter(namespace), {
      clock,
      ms: connectionLimits.restoreLoadMs,
      onTimeout: () => createError(errors.VIEW_LOAD_FAILED),
      signals: [signal],
    })
    const connector = await waitForConnector(connectors, connectorId, namespace, {
      clock,
      ms: connectionLimits.restoreAppearMs,
      signal,
    })
    throwIfAborted(signal)
    assertOwnIdentity(connector, connectors)
    const network = networkOf(context, { namespace, connectorId })
    const { restoreMs = connectionLimits.restoreMs, isRemote } = traitsOf(connector.type)
    // A remote wallet is not asked, so only its code can be late.
    const late = isRemote ? errors.VIEW_LOAD_FAILED : errors.WALLET_TIMEOUT
    const restore = async () => {
      const restoring = connector.restore?.({ network, signal }).then((session) => session && keepOrDetach(session))
      return withTimeout(restoring ?? Promise.resolve(undefined), {
        clock,
        ms: restoreMs,
        onTimeout: () => createError(late),
        signals: [signal],
      })
    }
    const restored = await restoreTurns.run(connector, restore, signal)
    // Another wallet may have announced itself during the request.
    assertOwnIdentity(connectors.find(connectorId, namespace) ?? connector, connectors)
    if (!restored)
      throw createError(errors.WALLET_LOCKED, {
        details: 'The wallet shares no account with this page any more, or it is locked.',
      })
    // Before the gates, which check the account that the namespace will show.
    restoreSelection(deps, restored)
    return restored
  }
}

/**
 * Returns the network for a connector whose sessions state none: the active network, or for a hidden connection its
 * last one.
 */
function networkOf(
  context: Pick<ConnectionContext, 'deps' | 'preferred'>,
  { namespace, connectorId }: ConnectionId,
): Network | undefined {
  const { networks, storage } = context.deps
  const { active } = networks.get(namespace)
  const isHidden = context.preferred.has(namespace) && !isPreferred(context, { namespace, connectorId })
  const stored = isHidden ? findConnection(storage, namespace, connectorId) : undefined
  return (stored?.caipNetworkId && networks.find(stored.caipNetworkId, namespace)) ?? active
}

/**
 * Throws `WALLET_IDENTITY_SHARED` if several wallets claim the stored identity: only the visitor knows which one to
 * use.
 */
function assertOwnIdentity(connector: Connector, { state }: Connectors): void {
  if (isIdentityContested(connector, state.all))
    throw createError(errors.WALLET_IDENTITY_SHARED, {
      details: `More than one wallet on this page says that it is "${connector.id}", so none of them is asked before the visitor chooses.`,
    })
}
