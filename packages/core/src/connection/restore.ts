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
import { findConnection, readConnections } from '../storage/storedConnections.js'
import type { Connectors } from '../wallets/createConnectors.js'
import { isIdentityContested } from '../wallets/walletIdentity.js'
import { type ConnectionContext, isPreferred } from './connectionContext.js'
import type { Ask } from './createAttempt.js'
import { cancelCodes } from './createConnectAttempts.js'
import { forgetConnection } from './endSession.js'
import { restoreSelection } from './selectAccount.js'
import { waitForConnector } from './waitForConnector.js'

/**
 * Restores every stored connection. `readConnections` lists them, the preferred one of a namespace first, and the
 * namespaces show `connecting`. For each, {@link restore} begins an attempt unless the connection is open or pending.
 * {@link askToRestore} loads the adapter, waits for the connector with the stored id, asks it for a session without a
 * prompt, and selects the stored account. Each wait has a timeout. For WalletConnect, `restoreStored` finds the topic,
 * and the adapter's `openRemote` opens the session. The session of a connection that its namespace shows then passes
 * the gates; others pass when they are shown. `adoptSession` adds it to the open sessions, and `publishAccount` writes
 * the account of a shown one into `accounts`, from where button and hooks read it. After a failure, the namespace shows
 * another open connection, or the reason. The stored connection stays, and `createWalletReturn` restores it when the
 * wallet returns, unless the wallet or the visitor ended the session. At the end, a restored namespace becomes active
 * if the active one has no wallet. Never rejects.
 */
export async function restoreAll(context: ConnectionContext): Promise<void> {
  const { options, storage, accounts, networks, setActiveQuietly } = context.deps
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
  const areAtGate = await Promise.all(ordered.map((connection) => restore(context, connection)))
  const active = networks.state.activeNamespace
  const waiting = ordered.filter((_connection, index) => areAtGate[index]).map(({ namespace }) => namespace)
  const other =
    options.namespaces.find((namespace) => accounts.getConnected(namespace)) ??
    waiting.find((namespace) => accounts.get(namespace).status === 'connecting')
  if (!other || (active && accounts.get(active).status !== 'disconnected')) return
  // A page that has just loaded opens no view by itself.
  setActiveQuietly(other)
}

/** Restores the stored connections of a namespace that are not open. Never rejects. */
export async function restoreNamespace(context: ConnectionContext, namespace: ChainNamespace): Promise<void> {
  await Promise.all(listStored(context, namespace).map((connection) => restore(context, connection)))
}

/**
 * Opens a stored connection again, without a prompt. Resolves once it is open or has failed, or with `true` once it
 * waits at a gate. Never rejects.
 */
export async function restore(context: ConnectionContext, { namespace, connectorId }: ConnectionId): Promise<boolean> {
  const { deps, attempts, sessions } = context
  const { window } = deps.ports
  const connection = { namespace, connectorId }
  // A prerendered page may never be shown, so it sends no request to a wallet or server.
  if (isPrerendering(window)) await whenActivated(window, deps.lifetime)
  if (deps.lifetime.aborted) return false
  if (sessions.has(connectionKey(connection)) || attempts.find(connection)) return false
  // The visitor's request replaces the connection.
  if (isPreferred(context, connection) && attempts.list(namespace).some(({ replacesShown }) => replacesShown))
    return false
  if (!findConnection(deps.storage, namespace, connectorId)) return false
  return new Promise<boolean>((resolve) => {
    const attempt = attempts.begin({
      ...connection,
      isRestore: true,
      replacesShown: false,
      becomesShown: false,
      options: undefined,
      ask: askToRestore(context, connection),
      onArrived: () => resolve(true),
    })
    attempt.promise.catch((error: unknown) => onFailed(context, connection, error)).then(() => resolve(false))
  })
}

/**
 * Call it when a request of the visitor has ended. Resumes what the request paused in its namespace: restores of stored
 * connections, and waits for their wallets. A wallet that has just failed to connect receives no request, and is only
 * awaited.
 */
export function resumeRestore(
  context: ConnectionContext,
  { namespace, connectorId }: ConnectionId,
  error?: unknown,
): void {
  const { deps, attempts, sessions, walletReturn } = context
  if (deps.lifetime.aborted) return
  for (const connection of listStored(context, namespace)) {
    const paused = walletReturn.paused(connection)
    if (!paused || attempts.find(connection) || sessions.has(connectionKey(connection))) continue
    const hasFailed = connection.connectorId === connectorId && !isAppKitError(error, ...cancelCodes)
    if (paused === 'wait' || hasFailed) waitForWallet(context, connection)
    else void restore(context, connection)
  }
}

function onFailed(context: ConnectionContext, connection: ConnectionId, error: unknown): void {
  const { storage, ports, lifetime } = context.deps
  if (lifetime.aborted || isAppKitError(error, 'CONNECTION_SUPERSEDED', 'ABORTED')) return
  // The wallet has no session to restore.
  if (isAppKitError(error, 'WALLET_SESSION_ENDED')) return forgetConnection(context, connection)
  // The visitor rejected at a gate, which removed the stored connection.
  if (!findConnection(storage, connection.namespace, connection.connectorId)) return
  if (!isAppKitError(error, 'CONNECTOR_NOT_FOUND'))
    ports.logger.warn('[latchkey] The earlier connection could not be restored.', error)
  waitForWallet(context, connection)
}

function listStored({ deps }: ConnectionContext, namespace: ChainNamespace): readonly ConnectionId[] {
  return readConnections(deps.storage, namespace).map(({ connectorId }) => ({ namespace, connectorId }))
}

/** Removes the stored connections, with the caches and the data of adapters, which contain addresses. */
function forgetEarlierVisits({ deps }: ConnectionContext): void {
  const { options, storage, forgetDetails } = deps
  storage.removeAll(storedValues.core.connections.key(''))
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
