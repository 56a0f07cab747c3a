import {
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  type ErrorCode,
  errors,
  type Session,
  throwIfAborted,
} from '@latchkey/common'
import { type ConnectionId, type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import type { WalletNetworks } from '../network/createWalletNetworks.js'
import type { ConnectionDeps } from './connectionDeps.js'
import type { ConnectionState } from './connectionState.js'
import type { ConnectAttempts } from './createConnectAttempts.js'
import type { RestoreTurns } from './createRestoreTurns.js'
import type { ShownPictures } from './createShownPictures.js'
import type { WalletReturn } from './createWalletReturn.js'

/** The state of the connections, and the dependencies of the functions that change it. */
export type ConnectionContext = {
  readonly state: ConnectionState
  readonly deps: ConnectionDeps
  /** Open sessions. A namespace may have several, and shows one of them; see {@link findSession}. */
  readonly sessions: Map<ConnectionKey, Session>
  /** The connector of each namespace's preferred connection. Until it opens, the namespace may show another one. */
  readonly preferred: Map<ChainNamespace, string>
  /** Sessions that ended while another namespace used their wallet. The wallet still has their permission. */
  readonly keptPermissions: Set<Session>
  /** Sessions that a request of this page opened. The others were restored, or opened silently. */
  readonly chosenSessions: WeakSet<Session>
  /** Sessions that were asked to sign or send. */
  readonly usedSessions: WeakSet<Session>
  /** Sessions that the app restores by itself, so their connections are not stored. */
  readonly unstoredSessions: WeakSet<Session>
  /** Hidden sessions that have not passed the gates. They pass when their namespace shows them. */
  readonly unpassedSessions: WeakSet<Session>
  readonly attempts: ConnectAttempts
  /** The network of each connection's pending switch. */
  readonly switching: Map<ConnectionKey, CaipNetworkId>
  readonly pictures: ShownPictures
  readonly restoreTurns: RestoreTurns
  readonly walletNetworks: WalletNetworks
  readonly walletReturn: WalletReturn
}

/** Returns the session that a namespace shows. */
export function findSession(
  { sessions, deps }: Pick<ConnectionContext, 'sessions' | 'deps'>,
  namespace: ChainNamespace,
  connectorId = deps.accounts.getConnected(namespace)?.connectorId,
): Session | undefined {
  return connectorId === undefined ? undefined : sessions.get(connectionKey({ namespace, connectorId }))
}

/** Returns the open sessions of a namespace, the shown one first. */
export function listSessions(context: ConnectionContext, namespace: ChainNamespace): readonly Session[] {
  const shown = findSession(context, namespace)
  const own = [...context.sessions.values()].filter((session) => session.namespace === namespace)
  return shown ? [shown, ...own.filter((session) => session !== shown)] : own
}

/** Returns whether a session is still open: not replaced, and not disconnected. */
export function isOpen({ sessions }: Pick<ConnectionContext, 'sessions'>, session: Session): boolean {
  return sessions.get(connectionKey(session)) === session
}

/** Returns whether a connection is the preferred one of its namespace. */
export function isPreferred({ preferred }: Pick<ConnectionContext, 'preferred'>, connection: ConnectionId): boolean {
  return preferred.get(connection.namespace) === connection.connectorId
}

/** Returns the shown connection of a namespace, or else its preferred connection. */
export function findShown(context: ConnectionContext, namespace: ChainNamespace): ConnectionId | undefined {
  const connectorId = findSession(context, namespace)?.connectorId ?? context.preferred.get(namespace)
  return connectorId === undefined ? undefined : { namespace, connectorId }
}

/** Code of a connection that the wallet ended; `undefined` if the visitor or the app disconnected. */
export const endCodes = {
  wallet: undefined,
  locked: 'WALLET_LOCKED',
  extensionInvalidated: 'EXTENSION_INVALIDATED',
} as const satisfies Record<string, ErrorCode | undefined>

/**
 * Throws `ADAPTER_OR_CONNECTOR_NOT_FOUND` for a namespace without an adapter, and the abort reason of a destroyed
 * instance.
 */
export function assertServed({ deps }: Pick<ConnectionContext, 'deps'>, namespace: ChainNamespace): void {
  throwIfAborted(deps.lifetime)
  if (!deps.options.namespaces.includes(namespace))
    throw createError(errors.ADAPTER_OR_CONNECTOR_NOT_FOUND, { values: { namespace } })
}
