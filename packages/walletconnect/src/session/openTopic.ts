import { type ChainNamespace, readField } from '@latchkey/common'
import { safeParseSessions } from '../client/keepSessions.js'
import type { Client } from '../client/openClient.js'
import { createSharedSession, type SharedSession } from './createSharedSession.js'
import { endSession, endUnusedLater } from './endSession.js'
import { extendSession } from './extendSession.js'
import { listPendingDisconnects } from './pendingDisconnects.js'
import { readGrant } from './readGrant.js'
import { sendRequest } from './sendRequest.js'
import { findStruct, isLive, logFailure, type SessionsState } from './sessionsState.js'

/** Opens the session of a topic on this page, once. Returns undefined if it has ended. */
export function openTopic(state: SessionsState, topic: string): SharedSession | undefined {
  const { client, open, used, options } = state
  const known = open.get(topic)
  if (known) return known
  const struct = findStruct(state, topic)
  if (!struct || !isLive(state, topic)) return undefined
  const { clock, logger } = options.ports
  const session = createSharedSession({
    topic,
    clock,
    logger,
    granted: () => findStruct(state, topic)?.namespaces,
    peer: struct.peer.metadata,
    async send(request, signal) {
      const result = await sendRequest(
        client,
        { ...request, topic, peer: findStruct(state, topic)?.peer.metadata },
        signal,
        { onSent: options.onSent, logger, turn: state.turn },
      )
      void extendSession(state, topic)
      return result
    },
    noteSwitch: (namespace) => client.noteSwitch(topic, namespace),
    async onDisconnected(namespaces, isLast) {
      for (const namespace of namespaces) if (used.topic(namespace) === topic) used.forget(namespace)
      if (isLast && !used.has(topic)) await endSession(state, topic)
    },
  })
  open.set(topic, session)
  // Otherwise the library opens a link that any code can leave in the page's storage.
  client.sign.session
    .update(topic, { sessionConfig: { ...struct.sessionConfig, disableDeepLink: true } })
    .catch(logFailure(state, 'The library failed to store a session.'))
  client.core.relayer.subscribe(topic).catch(logFailure(state, 'The subscription of a session failed.'))
  return session
}

/**
 * Opens the session that the namespace used last, also in another tab or on an earlier page. If none is stored, opens
 * the newest session that grants the namespace.
 */
export function openStoredTopic(state: SessionsState, namespace: ChainNamespace): SharedSession | undefined {
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
  return openTopic(state, best)
}

/** Adds the sessions that another tab has stored since this page loaded. */
function adoptStoredSessions({ sign, core, storage }: Pick<Client, 'sign' | 'core' | 'storage'>): void {
  const key = readField(sign.session, 'storageKey')
  const stored = safeParseSessions(typeof key === 'string' ? storage.read(key) : undefined)
  if (!stored.ok) return
  for (const found of stored.value) {
    if (sign.session.keys.includes(found.topic) || !core.crypto.keychain.has(found.topic)) continue
    sign.session.set(found.topic, found).catch(() => undefined)
    core.expirer.set(found.topic, found.expiry)
  }
}
