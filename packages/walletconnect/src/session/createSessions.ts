import type { ChainNamespace, ConnectRequest, Session } from '@latchkey/common'
import { isKeyRemoved } from '../client/createKeyChain.js'
import type { Client } from '../client/openClient.js'
import { listReturnLinks, type ReturnLinks } from '../links/listReturnLinks.js'
import type { LinkPlace, LinkPolicy } from '../links/walletLinks.js'
import type { Approval } from '../protocol/proposal.js'
import { closeSession, deleteSession, endSession, notifyWallet } from './endSession.js'
import { connectApproved, restoreStored, settleApproval } from './openSessions.js'
import { listPendingDisconnects } from './pendingDisconnects.js'
import type { SessionOptions } from './sessionOptions.js'
import { createSessionsState, findStruct, isLive, isUnused, type SessionsState } from './sessionsState.js'
import { watchLibrary } from './watchLibrary.js'

/** Everything about the sessions of a client. The page loads it after an approval or for a stored session. */
export type Sessions = {
  /** Opens the session of one namespace, with those of the other granted namespaces as companions. */
  connect(namespace: ChainNamespace, approval: Approval, request: ConnectRequest): Promise<Session>
  /** Opens the stored session of a namespace. Rejects with `WALLET_SESSION_ENDED` if there is none. */
  restore(namespace: ChainNamespace, request: ConnectRequest): Promise<Session>
  /**
   * Call it when an attempt that waited for the approval has settled. Ends an unused session after the last attempt.
   */
  settle(approval: Approval): void
  /**
   * Removes the session from the namespace, and ends it if no other namespace uses it. Never rejects; takes at most 3
   * s.
   */
  forget(namespace: ChainNamespace): Promise<void>
  /** Returns links that reopen the app of the wallet that a namespace is connected to. */
  returnLinks(namespace: ChainNamespace, place: LinkPlace, policy?: LinkPolicy): ReturnLinks
  /** Ends sessions that have expired, and those that another tab ended. */
  check(): void
  /** Closes all sessions on this page without notifying the wallets. */
  close(): void
}

/** Creates the {@link Sessions} of a client, and notifies wallets that an earlier page could not reach. */
export function createSessions(client: Client, options: SessionOptions): Sessions {
  const state = createSessionsState(client, options)
  const { open, used, approved } = state
  const stopWatching = watchLibrary(state)
  for (const topic of listPendingDisconnects(client.storage)) {
    if (findStruct(state, topic)) client.core.relayer.subscribe(topic).catch(() => undefined)
    void notifyWallet(state, topic)
  }

  return {
    connect: (namespace, approval, request) => connectApproved(state, namespace, approval, request),
    restore: (namespace, request) => restoreStored(state, namespace, request),
    settle: (approval) => settleApproval(state, approval),
    async forget(namespace) {
      const topic = used.topic(namespace)
      used.forget(namespace)
      if (topic !== undefined && isUnused(state, topic)) await endSession(state, topic)
    },
    returnLinks(namespace, place, policy) {
      const session = [...open.values()].find((one) => one.isUsed(namespace))
      const redirect = session && findStruct(state, session.topic)?.peer.metadata.redirect
      return {
        links: listReturnLinks(redirect, place, policy),
        isStored: session !== undefined && !approved.has(session.topic),
      }
    },
    check: () => checkSessions(state),
    close() {
      stopWatching()
      if (state.unusedTimer !== undefined) options.ports.clock.clearTimeout(state.unusedTimer)
      open.clear()
    },
  }
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
