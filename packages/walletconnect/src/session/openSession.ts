import { createSharedSession, type SharedSession } from './createSharedSession.js'
import { endSession } from './endSession.js'
import { extendSession } from './extendSession.js'
import { sendRequest } from './sendRequest.js'
import { findStruct, isLive, logFailure, type SessionsState } from './sessionsState.js'

/** Opens a session on this page, once. Returns undefined if it has ended. */
export function openSession(state: SessionsState, topic: string): SharedSession | undefined {
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
  // Otherwise the library opens a link that any code can leave in the page's storage (R41).
  client.sign.session
    .update(topic, { sessionConfig: { ...struct.sessionConfig, disableDeepLink: true } })
    .catch(logFailure(state, 'The library failed to store a session.'))
  client.core.relayer.subscribe(topic).catch(logFailure(state, 'The subscription of a session failed.'))
  return session
}
