import type { ChainNamespace } from '@latchkey/common'
import type { SessionTypes } from '@walletconnect/types'
import { createSendingTurns, type SendingTurns } from '../client/createSendingTurns.js'
import type { Client } from '../client/openClient.js'
import type { SharedSession } from './createSharedSession.js'
import { createUsedTopics, type UsedTopics } from './createUsedTopics.js'
import { listPendingDisconnects } from './pendingDisconnects.js'
import type { SessionOptions } from './sessionOptions.js'

/** The state that the functions of this folder share. Sessions are named by their topics. */
export type SessionsState = {
  readonly client: Client
  readonly options: SessionOptions
  readonly turn: SendingTurns
  /** Sessions that are open on this page. */
  readonly open: Map<string, SharedSession>
  /** The session that each namespace uses, in all tabs. */
  readonly used: UsedTopics
  /** Sessions that a wallet approved on this page. */
  readonly approved: Set<string>
  /** Namespaces that a wallet removed from a session, with the topic. */
  readonly removed: Map<ChainNamespace, string>
  /** Ends unused sessions. */
  unusedTimer: unknown
}

export function createSessionsState(client: Client, options: SessionOptions): SessionsState {
  return {
    client,
    options,
    turn: createSendingTurns(options.ports.clock),
    open: new Map(),
    used: createUsedTopics(client.storage),
    approved: new Set(),
    removed: new Map(),
    unusedTimer: undefined,
  }
}

/** Returns the library's record of a session. */
export function findStruct({ client: { sign } }: SessionsState, topic: string): SessionTypes.Struct | undefined {
  return sign.session.keys.includes(topic) ? sign.session.get(topic) : undefined
}

/** Whether the session has not expired and its key is known. */
export function isLive(state: SessionsState, topic: string): boolean {
  const { expiry = 0 } = findStruct(state, topic) ?? {}
  return expiry * 1_000 > state.options.ports.clock.now() && state.client.core.crypto.keychain.has(topic)
}

/** Returns whether a live session is unused and not ending. */
export function isUnused(state: SessionsState, topic: string): boolean {
  const { used, open, client } = state
  return (
    isLive(state, topic) &&
    !used.has(topic) &&
    !open.get(topic)?.isUsed() &&
    !listPendingDisconnects(client.storage).includes(topic)
  )
}

/** Returns a handler that logs a failed write or call of the library. */
export function logFailure({ options: { ports } }: SessionsState, message: string): (error: unknown) => void {
  return (error) => ports.logger.debug(message, error)
}
