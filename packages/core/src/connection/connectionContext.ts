import type { ChainNamespace, ErrorCode, Session } from '@latchkey/common'
import type { WalletNetworks } from '../network/createWalletNetworks.js'
import type { ConnectionDeps, ConnectOptions } from './connectionDeps.js'
import type { ConnectionState } from './connectionState.js'
import type { ConnectAttempts } from './createConnectAttempts.js'
import type { RestoreTurns } from './createRestoreTurns.js'
import type { ShownPictures } from './createShownPictures.js'
import type { WalletReturn } from './createWalletReturn.js'

/** Identifies a connection: one connector in one namespace. */
export type ConnectionKey = `${ChainNamespace}:${string}`

/** The state and dependencies that the functions of this folder share. */
export type ConnectionContext = {
  readonly state: ConnectionState
  readonly deps: ConnectionDeps
  /** Open sessions. A namespace has at most one today; see {@link findSession}. */
  readonly sessions: Map<ConnectionKey, Session>
  /** Sessions that ended while another namespace used their wallet. The wallet still has their permission. */
  readonly keptPermissions: Set<Session>
  /** Sessions that a request of this page opened. The others were restored, or opened silently. */
  readonly chosenSessions: WeakSet<Session>
  /** Sessions that were asked to sign or send. */
  readonly usedSessions: WeakSet<Session>
  readonly attempts: ConnectAttempts
  /** The wallet that the visitor requested last, and how it was opened. */
  readonly requestedWallets: Map<ChainNamespace, Pick<ConnectOptions, 'wallet' | 'platform'>>
  readonly pictures: ShownPictures
  readonly restoreTurns: RestoreTurns
  readonly walletNetworks: WalletNetworks
  readonly walletReturn: WalletReturn
}

export function connectionKey({ namespace, connectorId }: Pick<Session, 'namespace' | 'connectorId'>): ConnectionKey {
  return `${namespace}:${connectorId}`
}

/** Returns the session that a namespace shows. */
export function findSession(
  { sessions }: Pick<ConnectionContext, 'sessions'>,
  namespace: ChainNamespace,
): Session | undefined {
  for (const session of sessions.values()) if (session.namespace === namespace) return session
  return undefined
}

/** Returns whether a session is still open: not replaced, and not disconnected. */
export function isOpen({ sessions }: Pick<ConnectionContext, 'sessions'>, session: Session): boolean {
  return sessions.get(connectionKey(session)) === session
}

/** Code of a connection that the wallet ended; `undefined` for a disconnect by its owner. */
export const endCodes = {
  wallet: undefined,
  locked: 'WALLET_LOCKED',
  extensionInvalidated: 'EXTENSION_INVALIDATED',
} as const satisfies Record<string, ErrorCode | undefined>
