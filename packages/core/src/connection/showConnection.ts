import { type ChainNamespace, createError, type ErrorCode, errors, type Session } from '@latchkey/common'
import { connectionKey } from '../account/connectionKey.js'
import { describeAccount } from '../account/describeAccount.js'
import { markAccount, storeConnection } from '../storage/storedConnections.js'
import { iconOf } from '../wallets/walletIdentity.js'
import { assertServed, type ConnectionContext, findSession, isPreferred, listSessions } from './connectionContext.js'
import type { ConnectOptions } from './connectionDeps.js'
import type { Attempt } from './createAttempt.js'
import { withNamespace } from './createConnectAttempts.js'

/**
 * Shows an open connection of a namespace in place of the shown one, which stays open. A session that has not passed
 * the gates is shown once they let it pass; until then, the namespace shows the earlier one. Throws `NOT_CONNECTED`
 * without a session.
 */
export function switchConnection(
  context: ConnectionContext,
  namespace: ChainNamespace,
  connectorId: string,
): Promise<unknown> | undefined {
  assertServed(context, namespace)
  const session = context.sessions.get(connectionKey({ namespace, connectorId }))
  if (!session) throw createError(errors.NOT_CONNECTED)
  if (context.unpassedSessions.has(session)) return beginShow(context, session).promise
  // The visitor may have switched to another connection, which waits at a gate.
  for (const attempt of context.attempts.list(namespace))
    if (attempt.hidden && !attempt.isRestore) context.attempts.abandon(attempt, 'CONNECTION_SUPERSEDED')
  context.preferred.set(namespace, connectorId)
  // It may already be shown in place of a locked connection. Now it also becomes the preferred one.
  if (findSession(context, namespace) === session) followSession(context, session, true)
  else showSession(context, session)
  return undefined
}

/**
 * Sends a session that has not passed the gates through them, and then shows it. `options`: the visitor's request for
 * the session. `isRestore`: nobody requested it; the gate's view then waits until the visitor opens the modal.
 */
export function beginShow(
  { attempts }: ConnectionContext,
  hidden: Session,
  { isRestore = false, options }: { readonly isRestore?: boolean; readonly options?: ConnectOptions } = {},
): Attempt {
  const { namespace, connectorId } = hidden
  const pending = attempts.find(hidden)
  if (pending && !pending.isCancelled() && (isRestore || !pending.isRestore)) return pending
  const attempt = attempts.begin({
    namespace,
    connectorId,
    isRestore,
    replacesShown: false,
    becomesShown: !isRestore,
    hidden,
    options,
    ask: async () => hidden,
  })
  // The state shows the failure.
  attempt.promise.catch(() => undefined)
  return attempt
}

/**
 * Leads an opened session through the gates. A hidden session passes them when its namespace shows it, because the
 * visitor does not see the gate's view before. Returns `undefined` for a session that does not have to wait.
 */
export function passGates(
  context: ConnectionContext,
  session: Session,
  { isRestore, becomesShown, hidden }: Attempt,
  signal: AbortSignal,
): Promise<void> | undefined {
  const { deps, unpassedSessions } = context
  const { gates } = deps
  if (hidden ? unpassedSessions.has(hidden) : !isRestore || becomesShown || canShow(context, session))
    return gates.pass(session, { signal, isRestore })
  if (!hidden && gates.hasPass) unpassedSessions.add(session)
  return undefined
}

/** Shows a session, unless it is already shown. A session that has not passed the gates passes them first. */
export function showSession(context: ConnectionContext, session: Session): void {
  if (findSession(context, session.namespace) === session) return
  if (context.unpassedSessions.has(session)) return void beginShow(context, session, { isRestore: true })
  followSession(context, session, true)
  context.deps.onChange(session.namespace, 'switched')
}

/**
 * Updates what a namespace shows after its connection or a pending request ended: a pending request, another open
 * connection, or the `reason` of the disconnect.
 */
export function updateShown(context: ConnectionContext, namespace: ChainNamespace, reason?: ErrorCode): void {
  const { deps, attempts } = context
  const awaited = findAwaited(context, namespace)
  const shown = findSession(context, namespace)
  const open = listSessions(context, namespace)
  const passed = open.filter((session) => !context.unpassedSessions.has(session))
  // The preferred session may not have passed the gates yet.
  const next = open.find((session) => isPreferred(context, session)) ?? shown ?? passed.at(-1) ?? open.at(-1)
  if (next && next !== shown && !awaited) return showSession(context, next)
  if (shown) {
    // The preferred connection has ended, and was not shown: it was locked, or at a gate.
    if (!context.preferred.has(namespace)) {
      context.preferred.set(namespace, shown.connectorId)
      storeSession(context, shown)
    }
    return
  }
  const pending = awaited ?? attempts.list(namespace)[0]
  if (pending) deps.accounts.setConnecting(namespace, pending.connectorId, pending.isRestore)
  else deps.accounts.setDisconnected(namespace, reason)
}

/** Follows a session that has just opened, or has just passed the gates. */
export function followOpened(context: ConnectionContext, opened: Session): void {
  followSession(context, opened, canShow(context, opened))
}

/**
 * Returns whether a namespace shows a session that has just opened: it belongs to the preferred or the shown
 * connection, or the namespace shows and awaits no other.
 */
function canShow(context: ConnectionContext, opened: Session): boolean {
  const { namespace, connectorId } = opened
  const shown = findSession(context, namespace)
  if (shown?.connectorId === connectorId || isPreferred(context, opened)) return true
  return !shown && !findAwaited(context, namespace)
}

/**
 * Returns the pending request whose connection a namespace will show: the visitor's, the restore of the preferred
 * connection, or the request to show a hidden session.
 */
function findAwaited(context: ConnectionContext, namespace: ChainNamespace): Attempt | undefined {
  const pending = context.attempts.list(namespace)
  return (
    pending.find(({ isRestore }) => !isRestore) ??
    pending.find((attempt) => attempt.becomesShown || isPreferred(context, attempt)) ??
    pending.find(({ hidden }) => hidden)
  )
}

/** Writes a session's account and network into the state and the storage. */
export function followSession(context: ConnectionContext, session: Session, isShown: boolean): void {
  const { preferred, walletNetworks } = context
  const { namespace, connectorId } = session
  if (isShown) {
    walletNetworks.follow(session)
    if (!preferred.has(namespace)) preferred.set(namespace, connectorId)
  }
  publishAccount(context, session, isShown)
  if (isShown) publishSwitching(context, namespace)
  storeSession(context, session)
}

/** Stores a session's connection for later visits and other tabs, a preferred one as the first of its namespace. */
function storeSession(context: ConnectionContext, session: Session): void {
  const { deps, pictures } = context
  const { namespace, connectorId, networkId: caipNetworkId, selection } = session
  const account = deps.accounts.ofConnection(session)
  // Without `enableReconnect` nothing is stored: removing it at the next start would disconnect the other tabs.
  if (!account || !deps.options.enableReconnect || context.unstoredSessions.has(session)) return
  const picture = pictures.current(session)
  const connection = {
    connectorId,
    caipNetworkId,
    accountMark: markAccount(account.address),
    ...(selection ? { walletMark: markAccount(selection.walletAddress) } : {}),
    ...(picture ? { picture } : {}),
  }
  storeConnection(deps.storage, namespace, connection, isPreferred(context, session))
}

/** Writes a session into the account state. A wallet without an icon gets the directory's image. */
export function publishAccount(context: ConnectionContext, session: Session, isShown: boolean): void {
  const { deps, pictures } = context
  const { accounts, networks, connectors, options } = deps
  const { namespace, connectorId, networkId } = session
  const icon = iconOf(connectors.find(connectorId, namespace), connectors.state.all) ?? pictures.url(session)
  const account = describeAccount(
    session,
    networks.find(networkId, namespace),
    options.defaultAccountTypes[namespace],
    accounts.ofConnection(session),
    icon,
  )
  accounts.setConnected(namespace, account, isShown)
}

/** Writes the pending network switch of the shown connection into the state. */
export function publishSwitching(context: ConnectionContext, namespace: ChainNamespace): void {
  const { state, switching } = context
  const session = findSession(context, namespace)
  const caipNetworkId = session && switching.get(connectionKey(session))
  if (state.switching[namespace] !== caipNetworkId)
    state.switching = withNamespace(state.switching, namespace, caipNetworkId)
}
