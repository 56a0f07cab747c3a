import { type ChainNamespace, createError, errors, withTimeout } from '@latchkey/common'
import { assertServed } from './connect.js'
import { type ConnectionContext, findSession } from './connectionContext.js'
import { abandonStoredSession, clearConnection, endAtWallet } from './endSession.js'

/** Time a wallet has to end its session (FI20), in ms. */
const leaveMs = 3_000

/**
 * Clears a namespace's connection immediately, then waits until the wallet has ended the session. `leaving` are the namespaces that
 * disconnect with it. Rejects with `DISCONNECT_FAILED`.
 */
export async function disconnect(
  context: ConnectionContext,
  namespace: ChainNamespace,
  leaving: readonly ChainNamespace[] = [namespace],
): Promise<void> {
  const { deps, attempts } = context
  const { clock } = deps.ports
  assertServed(context, namespace)
  attempts.abandon(namespace)
  const session = findSession(context, namespace)
  if (!session) abandonStoredSession(deps, namespace)
  // Before `clearConnection`: a detached session does not reach its wallet any more.
  const ending =
    session &&
    withTimeout(endAtWallet(context, session, leaving), {
      clock,
      ms: leaveMs,
      onTimeout: () => createError(errors.WALLET_TIMEOUT),
      signals: [deps.lifetime],
    })
  clearConnection(context, namespace)
  if (!ending) return
  try {
    await ending
    deps.events.track({ type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
  } catch (error) {
    deps.events.track({ type: 'track', event: 'DISCONNECT_ERROR', properties: { namespace } })
    throw createError(errors.DISCONNECT_FAILED, {
      cause: error,
      details: 'The page has forgotten the wallet; the wallet may still list the page.',
    })
  }
}

/** Disconnects every namespace. The active one is last, so that the active namespace does not pass from one to the next. */
export async function disconnectAll(context: ConnectionContext): Promise<void> {
  const { namespaces } = context.deps.options
  const { activeNamespace } = context.deps.networks.state
  const isActive = (namespace: ChainNamespace) => namespace === activeNamespace
  const ordered = [...namespaces.filter((namespace) => !isActive(namespace)), ...namespaces.filter(isActive)]
  const results = await Promise.allSettled(ordered.map((namespace) => disconnect(context, namespace, ordered)))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
