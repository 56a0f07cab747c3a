import { withTimeout } from '@latchkey/common'
import { storeExtensionAttempt } from './extendSession.js'
import { addPendingDisconnect, endReason, removePendingDisconnect } from './pendingDisconnects.js'
import { findStruct, isUnused, logFailure, type SessionsState } from './sessionsState.js'

/** Timeout of a disconnect, in ms. */
const timeoutMs = 3_000
/** Delay before an unused session ends, in ms, because another tab may be about to use it. */
const unusedMs = 60_000

/** Ends a session here and at the wallet. Resolves after at most 3 s, and never rejects. */
export async function endSession(state: SessionsState, topic: string): Promise<void> {
  const { client, options } = state
  closeSession(state, topic)
  // Delete the session first: notifying the wallet needs only the key, and no address stays in storage.
  if (findStruct(state, topic))
    client.sign.session
      .update(topic, { namespaces: {} })
      .catch(logFailure(state, 'The library failed to store a session.'))
  addPendingDisconnect(client.storage, topic)
  const { clock } = options.ports
  const onTimeout = () => new Error('The relay did not respond.')
  await withTimeout(notifyWallet(state, topic), { clock, ms: timeoutMs, onTimeout }).catch(() => undefined)
}

/** Notifies the wallet that a session has ended. If that fails, the next page retries. */
export async function notifyWallet(state: SessionsState, topic: string): Promise<void> {
  const { sign, storage } = state.client
  try {
    if (findStruct(state, topic)) await sign.disconnect({ topic, reason: endReason })
  } catch (error) {
    return logFailure(state, 'A wallet could not be notified that its session ended.')(error)
  }
  removePendingDisconnect(storage, topic)
}

/** Ends a session on this page. */
export function closeSession({ open, used, client }: SessionsState, topic: string): void {
  const session = open.get(topic)
  open.delete(topic)
  used.forgetTopic(topic)
  storeExtensionAttempt(client.storage, topic, undefined)
  session?.end()
}

/** Deletes the library's record of a session that another tab has ended at the wallet. */
export function deleteSession({ client: { sign, core } }: SessionsState, topic: string): void {
  const ignore = () => undefined
  core.expirer.del(topic)
  core.relayer.unsubscribe(topic).catch(ignore)
  sign.session.delete(topic, endReason).catch(ignore)
  core.crypto.keychain.del(topic).catch(ignore)
}

/** Ends sessions that no namespace uses, such as those of a page that was closed while it connected. */
export function endUnusedLater(state: SessionsState): void {
  const unused = state.client.sign.session.keys.filter((topic) => isUnused(state, topic))
  if (unused.length === 0 || state.unusedTimer !== undefined) return
  state.unusedTimer = state.options.ports.clock.setTimeout(() => {
    state.unusedTimer = undefined
    for (const topic of unused) if (isUnused(state, topic)) void endSession(state, topic)
  }, unusedMs)
}
