import {
  AppKitError,
  abortReason,
  type ChainNamespace,
  type ConnectRequest,
  type Session,
  serviceError,
  settleBy,
} from '@latchkey/common'
import type { Approval } from '../pairing/createPairingClock.js'
import type { RequestedNamespace, WalletConnectOptions } from '../walletConnect.js'
import type { Sessions } from './createSessions.js'
import type { SharedSession } from './createSharedSession.js'

/** Makes the sessions apps get of what a wallet approved. */
export type Opening = {
  /** The session of one namespace, with those of the others as companions. */
  connect(namespace: ChainNamespace, approval: Approval, request: ConnectRequest): Promise<Session>
  /** The stored session of a namespace. Rejects with `WALLET_SESSION_ENDED` where there is none. */
  restore(namespace: ChainNamespace, request: ConnectRequest): Promise<Session>
  /** One of those who waited for an approval is done. The wallet is not left with what nobody uses. */
  leave(approval: Approval): void
}

/** Makes an {@link Opening}. */
export function createOpening(
  sessions: Sessions,
  { requested, isTaken, lifetime }: Pick<WalletConnectOptions, 'requested' | 'isTaken' | 'lifetime'>,
): Opening {
  async function describe(signal: AbortSignal | undefined): Promise<readonly RequestedNamespace[]> {
    return settleBy(settleBy(requested(), { signal }), { signal: lifetime })
  }

  async function openShared(shared: SharedSession | undefined, namespace: ChainNamespace, request: ConnectRequest) {
    if (!shared) throw serviceError('WALLET_SESSION_ENDED')
    const own = (await describe(request.signal)).find((entry) => entry.namespace === namespace)
    const wire = shared.wire(namespace)
    if (!own || !wire) throw new AppKitError('WALLET_NO_ACCOUNT')
    const session = await openOrLeave(own.descriptor.open(wire, request), request.signal)
    sessions.remember(namespace, shared.topic)
    return session
  }

  /** The sessions of the other namespaces the wallet granted; one that cannot be had is no reason to lose the one asked for. */
  async function openCompanions(shared: SharedSession | undefined, { opened: taken }: Approval, signal?: AbortSignal) {
    const others = (await describe(signal)).filter(
      ({ namespace }) => !taken.has(namespace) && !isTaken(namespace) && shared?.wire(namespace),
    )
    for (const { namespace } of others) taken.add(namespace)
    const opened = await Promise.allSettled(others.map(({ namespace }) => openShared(shared, namespace, { signal })))
    return opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }

  function leave(approval: Approval): void {
    if (--approval.waiting < 1 && !sessions.isUsed(approval.topic)) void sessions.drop(approval.topic)
  }

  return {
    async connect(namespace, approval, request) {
      const shared = sessions.approved(approval.topic)
      let made: readonly Session[] = []
      try {
        const session = await openShared(shared, namespace, request)
        made = [session]
        const companions = await openCompanions(shared, approval, request.signal)
        made = [session, ...companions]
        if (request.signal?.aborted) throw abortReason(request.signal)
        return Object.defineProperty(session, 'companions', { value: companions, enumerable: true })
      } catch (error) {
        for (const session of made) session.detach()
        throw error
      } finally {
        leave(approval)
      }
    },
    restore: (namespace, request) => openShared(sessions.find(namespace), namespace, request),
    leave,
  }
}

/** A session that is there only after the attempt was given up is used by nobody. */
function openOrLeave(opening: Promise<Session>, signal: AbortSignal | undefined): Promise<Session> {
  const given = settleBy(opening, { signal })
  given.catch(() => opening.then((late) => late.detach()).catch(() => undefined))
  return given
}
