import {
  type ChainNamespace,
  type ConnectRequest,
  createError,
  errors,
  type Session,
  serviceErrors,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import type { Approval } from '../protocol/approval.js'
import type { RequestedNamespace } from '../protocol/requestedNamespace.js'
import type { Sessions } from './createSessions.js'
import type { SharedSession } from './createSharedSession.js'
import type { SessionOptions } from './sessionOptions.js'

/** Opens the sessions of namespaces over an approved WalletConnect session. */
export type SessionOpener = {
  /** Opens the session of one namespace, with those of the other granted namespaces as companions. */
  connect(namespace: ChainNamespace, approval: Approval, request: ConnectRequest): Promise<Session>
  /** Opens the stored session of a namespace. Rejects with `WALLET_SESSION_ENDED` if there is none. */
  restore(namespace: ChainNamespace, request: ConnectRequest): Promise<Session>
  /**
   * Call it when an attempt that waited for the approval has settled. Ends an unused session after the last attempt.
   */
  settle(approval: Approval): void
}

type Options = Pick<SessionOptions, 'requested' | 'isTaken' | 'lifetime'>

/** Creates a {@link SessionOpener}. */
export function createSessionOpener(sessions: Sessions, { requested, isTaken, lifetime }: Options): SessionOpener {
  async function listRequested(signal: AbortSignal | undefined): Promise<readonly RequestedNamespace[]> {
    return withSignals(requested(), lifetime, signal)
  }

  async function openNamespace(shared: SharedSession | undefined, namespace: ChainNamespace, request: ConnectRequest) {
    if (!shared) throw createError(serviceErrors.WALLET_SESSION_ENDED)
    const own = (await listRequested(request.signal)).find((entry) => entry.namespace === namespace)
    const channel = shared.channel(namespace)
    if (!own || !channel) throw createError(errors.WALLET_NO_ACCOUNT)
    const session = await openOrDetach(own.openRemote(channel, request), request.signal)
    sessions.remember(namespace, shared.topic)
    return session
  }

  /** Opens the sessions of the other granted namespaces. Leaves out those that fail. */
  async function openCompanions(shared: SharedSession | undefined, { opened }: Approval, signal?: AbortSignal) {
    const others = (await listRequested(signal)).filter(
      ({ namespace }) => !opened.has(namespace) && !isTaken(namespace) && shared?.channel(namespace),
    )
    for (const { namespace } of others) opened.add(namespace)
    const results = await Promise.allSettled(
      others.map(({ namespace }) => openNamespace(shared, namespace, { signal })),
    )
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }

  function settle(approval: Approval): void {
    if (--approval.waiting < 1 && !sessions.isUsed(approval.topic)) void sessions.end(approval.topic)
  }

  return {
    async connect(namespace, approval, request) {
      const shared = sessions.openApproved(approval.topic)
      let opened: readonly Session[] = []
      try {
        const session = await openNamespace(shared, namespace, request)
        opened = [session]
        const companions = await openCompanions(shared, approval, request.signal)
        opened = [session, ...companions]
        throwIfAborted(request.signal)
        session.companions = companions
        return session
      } catch (error) {
        for (const session of opened) session.detach()
        throw error
      } finally {
        settle(approval)
      }
    },
    restore: (namespace, request) => openNamespace(sessions.find(namespace), namespace, request),
    settle,
  }
}

/** Resolves with the session. Detaches one that opens after the signal aborted. */
function openOrDetach(opening: Promise<Session>, signal: AbortSignal | undefined): Promise<Session> {
  const session = withSignals(opening, signal)
  session.catch(() => opening.then((late) => late.detach()).catch(() => undefined))
  return session
}
