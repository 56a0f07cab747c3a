import { type ChainNamespace, createError, errors, type Session, traitsOf } from '@latchkey/common'
import { type ConnectionId, connectionKey } from '../account/connectionKey.js'
import { endErrors } from '../gates/createGates.js'
import { findConnection, markAccount, removeConnection, type StoredPicture } from '../storage/storedConnections.js'
import { rememberWallet } from '../wallets/recentWallets.js'
import { assertServed, type ConnectionContext, findSession, findShown, isOpen } from './connectionContext.js'
import type { AdoptOptions } from './connectionDeps.js'
import type { Attempt } from './createAttempt.js'
import { choosePicture } from './createShownPictures.js'
import { abandonStoredSession, endReplacedSession, forgetKeptPermission, removeUnusedData } from './endSession.js'
import { findSessionFault, onSessionEvent } from './onSessionEvent.js'
import { restoreSelection } from './selectAccount.js'
import { beginShow, followOpened, publishAccount, updateShown } from './showConnection.js'

/**
 * Adopts a session that the app opened by itself, as an attempt without a request to the wallet. A second call for the
 * same session joins the pending attempt.
 */
export async function adopt(
  context: ConnectionContext,
  session: Session,
  { isShown = true, isRestore = false, isStored = true }: AdoptOptions = {},
): Promise<void> {
  const { deps, attempts, unstoredSessions } = context
  const { namespace, connectorId } = session
  assertServed(context, namespace)
  // Nobody requested a hidden session.
  const isSilent = isRestore || !isShown
  const pending = attempts.find(session)
  if (pending?.opened === session && !pending.isCancelled() && (isSilent || !pending.isRestore)) {
    await pending.promise
    if (!isOpen(context, session)) return
  }
  if (isOpen(context, session)) {
    if (isShown && findSession(context, namespace) !== session) await beginShow(context, session).promise
    return
  }
  if (!isStored) {
    unstoredSessions.add(session)
    removeConnection(deps.storage, namespace, connectorId)
  }
  if (isSilent) restoreSelection(deps, session)
  const attempt = attempts.begin({
    namespace,
    connectorId,
    isRestore: isSilent,
    replacesShown: false,
    becomesShown: isShown,
    options: isSilent ? undefined : {},
    opened: session,
    ask: async () => session,
  })
  await attempt.promise
}

/**
 * Adopts the session that an attempt opened, or shows a hidden one that has passed the gates. The namespace shows a
 * connection that the visitor requested. It shows a restored one if it showed it on the last visit, or if it has no
 * other.
 */
export function adoptSession(context: ConnectionContext, opened: Session, attempt: Attempt): void {
  const { deps } = context
  const { namespace } = opened
  const { isRestore, replacesShown, becomesShown, hidden, options: requested } = attempt
  if (requested) context.chosenSessions.add(opened)
  if (hidden) showHidden(context, hidden, becomesShown)
  else
    addSession(context, opened, {
      picture: choosePicture(opened, requested ?? findConnection(deps.storage, namespace, opened.connectorId)?.picture),
      isChosen: !isRestore,
      replacesShown,
      becomesShown,
    })
  if (requested) {
    const connector = deps.connectors.find(opened.connectorId, namespace)
    if (connector) rememberWallet(deps.connectors, deps.storage, connector, requested.wallet)
    deps.networks.setActiveNamespace(namespace)
  }
  // A switch to a hidden connection opens none.
  if (!hidden || requested) trackSuccess(context, opened, attempt)
  if (findSession(context, namespace) === opened) deps.onChange(namespace, isRestore ? 'restored' : 'connected')
}

function trackSuccess({ deps }: ConnectionContext, opened: Session, { isRestore, options }: Attempt): void {
  const { namespace, connectorType, wallet } = opened
  const platform = options ? options.platform?.() : deps.restoredPlatform(opened)
  const method = platform ?? (traitsOf(connectorType).isRemote ? 'qrcode' : 'browser')
  deps.events.track({
    type: 'track',
    event: 'CONNECT_SUCCESS',
    properties: { method, name: wallet.name, reconnect: isRestore, namespace },
  })
}

function showHidden(context: ConnectionContext, hidden: Session, becomesShown: boolean): void {
  context.unpassedSessions.delete(hidden)
  if (becomesShown) context.preferred.set(hidden.namespace, hidden.connectorId)
  followOpened(context, hidden)
}

/**
 * Adopts the session that an approval of another namespace opened, without an event of its own: one approval is one
 * success. Detaches it if another wallet is shown or requested in its namespace, if it is not usable, or if a gate
 * rejects it. It passes the gates after the session of that namespace, for which `approved` waits.
 */
export function adoptCompanion(
  context: ConnectionContext,
  companion: Session,
  {
    approved,
    isRestore = false,
  }: { readonly approved?: Promise<unknown> | undefined; readonly isRestore?: boolean } = {},
): void {
  const { deps, attempts } = context
  const { namespace, connectorId } = companion
  if (!canAdopt(context, companion)) return companion.detach()
  restoreSelection(deps, companion)
  if (!approved && !deps.gates.hasPass) return openCompanion(context, companion)
  const attempt = attempts.begin({
    namespace,
    connectorId,
    isRestore,
    replacesShown: false,
    becomesShown: true,
    options: undefined,
    opened: companion,
    isCompanion: true,
    ask: () => waitForApproval(companion, approved),
  })
  // The state shows the end.
  attempt.promise.catch(() => undefined)
}

/** Resolves with the session after `approved`. Rejects if the wallet ends the session or locks meanwhile. */
function waitForApproval(companion: Session, approved: Promise<unknown> | undefined): Promise<Session> {
  return new Promise((resolve, reject) => {
    const stop = companion.watch((event) => {
      if (event.type === 'disconnected') reject(createError(endErrors[event.reason ?? 'wallet']))
      else if (companion.accounts.length === 0) reject(createError(errors.WALLET_NO_ACCOUNT))
    })
    Promise.resolve(approved)
      .then(() => resolve(companion), reject)
      .finally(stop)
  })
}

/** Adopts a companion session that has passed the gates, unless its namespace shows another wallet by now. */
export function adoptPassedCompanion(context: ConnectionContext, companion: Session): void {
  if (canAdopt(context, companion)) return openCompanion(context, companion)
  companion.detach()
  updateShown(context, companion.namespace)
}

/**
 * Detaches the companion sessions of these namespaces that wait at a gate. Call it before their other sessions
 * disconnect: the last one ends the approval at the wallet.
 */
export function detachCompanions({ attempts }: ConnectionContext, namespaces: readonly ChainNamespace[]): void {
  for (const { isCompanion, opened } of namespaces.flatMap(attempts.list)) if (isCompanion) opened?.detach()
}

function canAdopt(context: ConnectionContext, companion: Session): boolean {
  const { deps, sessions, attempts } = context
  const { namespace } = companion
  const isRenewed = sessions.has(connectionKey(companion))
  const isTaken =
    (!isRenewed && findSession(context, namespace)) || attempts.list(namespace).some(({ isRestore }) => !isRestore)
  const isServed = !deps.lifetime.aborted && deps.options.namespaces.includes(namespace)
  return isServed && !isTaken && !findSessionFault(context, companion)
}

function openCompanion(context: ConnectionContext, companion: Session): void {
  const { deps, sessions, attempts, walletReturn } = context
  const { namespace } = companion
  const isRenewed = sessions.has(connectionKey(companion))
  const replaced = isRenewed ? undefined : findShown(context, namespace)
  for (const connection of replaced ? [companion, replaced] : [companion]) {
    attempts.abandon(connection)
    walletReturn.stop(connection)
  }
  addSession(context, companion, {
    picture: findSharedPicture(context, companion),
    isChosen: false,
    replacesShown: !isRenewed,
    becomesShown: !isRenewed,
  })
  if (findSession(context, namespace) === companion) deps.onChange(namespace, 'account')
}

/** Returns the image that another namespace shows for the same wallet. WalletConnect wallets are identified by name. */
function findSharedPicture(
  { sessions, pictures }: ConnectionContext,
  { connectorId, wallet }: Session,
): StoredPicture | undefined {
  const same = [...sessions.values()].find(
    (session) => session.connectorId === connectorId && session.wallet.name === wallet.name,
  )
  return same && pictures.current(same)
}

type OpenOptions = {
  readonly picture: StoredPicture | undefined
  /** The visitor has just approved this account, so its change is expected. */
  readonly isChosen: boolean
  /** Ends the connection that the namespace shows. */
  readonly replacesShown: boolean
  /** The namespace shows the connection from now on. */
  readonly becomesShown: boolean
}

/** Follows a session. It replaces an earlier session of the same connection. */
function addSession(
  context: ConnectionContext,
  opened: Session,
  { picture, isChosen, replacesShown, becomesShown }: OpenOptions,
): void {
  const { deps, sessions, attempts, preferred, pictures } = context
  const { namespace, connectorId } = opened
  const shown = findShown(context, namespace)
  const replaced = replacesShown && shown && shown.connectorId !== connectorId ? shown : undefined
  const stored = isChosen ? undefined : findConnection(deps.storage, namespace, connectorId)
  const ended = [opened, ...(replaced ? [replaced] : [])].map((connection) => sessions.get(connectionKey(connection)))
  if (replaced) {
    // The replaced session may be hidden, and wait at a gate.
    if (attempts.find(replaced)?.hidden) attempts.abandon(replaced)
    sessions.delete(connectionKey(replaced))
  }
  sessions.set(connectionKey(opened), opened)
  if (becomesShown) preferred.set(namespace, connectorId)
  forgetKeptPermission(context, opened)
  for (const session of ended) if (session) endReplacedSession(context, session, opened)
  if (replaced) forgetReplaced(context, replaced, ended[1] === undefined)
  if (ended.some((session) => session !== undefined)) deps.forgetDetails(namespace)
  removeUnusedData(context, namespace)
  pictures.show(opened, picture, () => {
    if (isOpen(context, opened)) publishAccount(context, opened, findSession(context, namespace) === opened)
  })
  // Released after the new picture is shown, so that a shared image is not loaded again.
  if (replaced) pictures.show(replaced, undefined)
  opened.watch((event) => {
    if (isOpen(context, opened)) onSessionEvent(context, opened, event)
  })
  followOpened(context, opened)
  // Afterwards, so that no listener sees the namespace disconnected in between.
  if (replaced) deps.accounts.remove(replaced)
  if (ended[1]) void deps.onEnded(ended[1], 'replaced')
  if (stored) reportChangedAccount(context, opened, stored.accountMark)
}

/**
 * Removes the stored data of a replaced connection. If it was not open on this page, its session may still have to end.
 */
function forgetReplaced(context: ConnectionContext, replaced: ConnectionId, isClosed: boolean): void {
  const { deps } = context
  if (isClosed) abandonStoredSession(context, replaced)
  removeConnection(deps.storage, replaced.namespace, replaced.connectorId)
  deps.forgetDetails(replaced.namespace)
}

/** Marks a restored account that differs from the one of the last visit: the visitor did not choose it. */
function reportChangedAccount(context: ConnectionContext, session: Session, accountMark: string | undefined): void {
  const { accounts, ports } = context.deps
  const account = accounts.ofConnection(session)
  if (!account || !accountMark || accountMark === markAccount(account.address)) return
  const isShown = findSession(context, session.namespace) === session
  accounts.setConnected(session.namespace, { ...account, hasChangedSinceLastVisit: true }, isShown)
  ports.logger.warn('[latchkey] The wallet shares another account than when the page was last open.')
}
