import type { ChainNamespace } from '@latchkey/common'
import { isKeyRemoved } from '../client/createKeyChain.js'
import type { Client } from '../client/openClient.js'
import { adoptStoredSessions } from './adoptStoredSessions.js'
import type { SharedSession } from './createSharedSession.js'
import { closeSession, deleteSession, endSession, endUnusedLater, notifyWallet } from './endSession.js'
import { extendSession } from './extendSession.js'
import { openSession } from './openSession.js'
import { listPendingDisconnects } from './pendingDisconnects.js'
import { readGrant } from './readGrant.js'
import { createSessionsState, findStruct, isLive, isUnused, type SessionsState } from './sessionsState.js'
import { watchLibrary } from './watchLibrary.js'

/** The sessions of a client, by topic. */
export type Sessions = {
  /** Opens a session that a wallet approved on this page. Returns undefined if it has ended. */
  openApproved(topic: string): SharedSession | undefined
  isUsed(topic: string): boolean
  /**
   * Opens the session that the namespace used last, also in another tab or on an earlier page. If none is stored, opens
   * the newest session that grants the namespace.
   */
  find(namespace: ChainNamespace): SharedSession | undefined
  /** Stores which session the namespace uses, also for the next page. */
  remember(namespace: ChainNamespace, topic: string): void
  /**
   * Removes the session from the namespace, and ends it if no other namespace uses it. Never rejects; takes at most 3
   * s.
   */
  forget(namespace: ChainNamespace): Promise<void>
  redirect(namespace: ChainNamespace): Redirect
  /** Ends a session here and at the wallet. Never rejects; takes at most 3 s. */
  end(topic: string): Promise<void>
  /** Ends sessions that have expired, and those that another tab ended. */
  check(): void
  /** Closes all sessions on this page without notifying the wallets. */
  close(): void
}

/** `isStored`: read from storage, which other code of the page can write to. */
export type Redirect = {
  /** `redirect` of the wallet's metadata, unparsed. */
  readonly redirect: unknown
  readonly isStored: boolean
}

/** Creates the {@link Sessions} of a client, and notifies wallets that an earlier page could not reach. */
export function createSessions(client: Client, options: SessionsState['options']): Sessions {
  const state = createSessionsState(client, options)
  const { open, used, approved } = state
  const stopWatching = watchLibrary(state)
  for (const topic of listPendingDisconnects(client.storage)) {
    if (findStruct(state, topic)) client.core.relayer.subscribe(topic).catch(() => undefined)
    void notifyWallet(state, topic)
  }

  return {
    openApproved(topic) {
      approved.add(topic)
      return openSession(state, topic)
    },
    find: (namespace) => findSession(state, namespace),
    remember: used.remember,
    async forget(namespace) {
      const topic = used.topic(namespace)
      used.forget(namespace)
      if (topic !== undefined && isUnused(state, topic)) await endSession(state, topic)
    },
    isUsed: (topic) => open.get(topic)?.isUsed() ?? false,
    redirect(namespace) {
      const session = [...open.values()].find((one) => one.isUsed(namespace))
      return {
        redirect: session && findStruct(state, session.topic)?.peer.metadata.redirect,
        isStored: session !== undefined && !approved.has(session.topic),
      }
    },
    end: (topic) => endSession(state, topic),
    check: () => checkSessions(state),
    close() {
      stopWatching()
      if (state.unusedTimer !== undefined) options.ports.clock.clearTimeout(state.unusedTimer)
      open.clear()
    },
  }
}

function findSession(state: SessionsState, namespace: ChainNamespace): SharedSession | undefined {
  const { client, used } = state
  adoptStoredSessions(client)
  endUnusedLater(state)
  const ending = listPendingDisconnects(client.storage)
  // In the order of creation.
  const topics = client.sign.session
    .getAll()
    .filter(
      ({ topic, namespaces }) =>
        !ending.includes(topic) && isLive(state, topic) && readGrant(namespaces, namespace).accounts.length > 0,
    )
    .map(({ topic }) => topic)
  const best = topics.find((topic) => topic === used.topic(namespace)) ?? topics.at(-1)
  if (best === undefined) return undefined
  void extendSession(state, best)
  return openSession(state, best)
}

function checkSessions(state: SessionsState): void {
  const { client, open } = state
  for (const topic of [...open.keys()]) {
    const isRemoved = isKeyRemoved(client.core.crypto.keychain, client.storage, topic)
    if (isLive(state, topic) && !isRemoved) continue
    if (isRemoved) deleteSession(state, topic)
    closeSession(state, topic)
  }
}
