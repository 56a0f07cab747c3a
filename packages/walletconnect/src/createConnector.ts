import {
  AppKitError,
  abortReason,
  type ChainNamespace,
  type Connector,
  type ConnectRequest,
  type Session,
  serviceError,
  settleBy,
  walletConnectId,
} from '@latchkey/common'
import type { PairingClock } from './pairing/createPairingClock.js'
import type { Sessions } from './session/createSessions.js'
import type { SharedSession } from './session/createSharedSession.js'
import type { RequestedNamespace, WalletConnectOptions } from './walletConnect.js'

export type ConnectorOptions = Pick<WalletConnectOptions, 'requested' | 'isTaken' | 'lifetime'> & {
  readonly pairing: PairingClock
  sessions(): Promise<Sessions>
}

/** The way to a wallet through WalletConnect in one namespace. */
export function createConnector(namespace: ChainNamespace, options: ConnectorOptions): Connector {
  const { pairing, lifetime } = options

  async function describe(signal: AbortSignal | undefined): Promise<readonly RequestedNamespace[]> {
    return settleBy(settleBy(options.requested(), { signal }), { signal: lifetime })
  }

  async function openShared(shared: SharedSession, request: ConnectRequest): Promise<Session> {
    const requested = await describe(request.signal)
    const own = requested.find((entry) => entry.namespace === namespace)
    const wire = shared.wire(namespace)
    if (!own || !wire) throw new AppKitError('WALLET_NO_ACCOUNT')
    return openOrLeave(own.descriptor.open(wire, request), request.signal)
  }

  /** The sessions of the other namespaces the wallet granted; one that cannot be had is no reason to lose the one asked for. */
  async function openCompanions(shared: SharedSession, signal: AbortSignal | undefined): Promise<readonly Session[]> {
    const others = (await describe(signal)).filter(
      (entry) => entry.namespace !== namespace && !options.isTaken(entry.namespace),
    )
    const opened = await Promise.allSettled(
      others.map(async ({ namespace: other, descriptor }) => {
        const wire = shared.wire(other)
        return wire && openOrLeave(descriptor.open(wire, { signal }), signal)
      }),
    )
    return opened.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []))
  }

  async function connect(request: ConnectRequest = {}): Promise<Session> {
    const { signal } = request
    if (lifetime.aborted) throw abortReason(lifetime)
    const topic = await pairing.wait(namespace, signal)
    const sessions = await options.sessions()
    const shared = sessions.get(topic)
    try {
      if (!shared) throw serviceError('WALLET_SESSION_ENDED')
      const session = await openShared(shared, request)
      const companions = await openCompanions(shared, signal)
      if (signal?.aborted) throw abortReason(signal)
      return Object.defineProperty(session, 'companions', { value: companions, enumerable: true })
    } catch (error) {
      // Nobody uses what was approved: the wallet is not left with it.
      shared?.end()
      void sessions.drop(topic)
      throw error
    }
  }

  return {
    id: walletConnectId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    chain: namespace,
    connect,
    async restore(request = {}) {
      const sessions = await settleBy(settleBy(options.sessions(), { signal: request.signal }), { signal: lifetime })
      const shared = sessions.find(namespace)
      if (!shared) throw serviceError('WALLET_SESSION_ENDED')
      return openShared(shared, request)
    },
  }
}

/** A session that is there only after the attempt was given up is used by nobody. */
function openOrLeave(opening: Promise<Session>, signal: AbortSignal | undefined): Promise<Session> {
  const given = settleBy(opening, { signal })
  given.catch(() => opening.then((late) => late.detach()).catch(() => undefined))
  return given
}
