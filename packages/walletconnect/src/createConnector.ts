import { abortReason, type ChainNamespace, type Connector, settleBy, walletConnectId } from '@latchkey/common'
import type { Approval, PairingClock } from './pairing/createPairingClock.js'
import type { SessionPart } from './session/createSessionPart.js'

export type ConnectorOptions = {
  readonly pairing: PairingClock
  readonly lifetime: AbortSignal
  sessions(): Promise<SessionPart>
  /** What was approved is not used here. */
  leave(approval: Approval): void
}

/** The way to a wallet through WalletConnect in one namespace. */
export function createConnector(
  namespace: ChainNamespace,
  { pairing, lifetime, sessions, leave }: ConnectorOptions,
): Connector {
  const load = (signal: AbortSignal | undefined) => settleBy(settleBy(sessions(), { signal }), { signal: lifetime })
  return {
    id: walletConnectId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    chain: namespace,
    async connect(request = {}) {
      const { signal } = request
      if (lifetime.aborted) throw abortReason(lifetime)
      const approval = await pairing.wait(namespace, signal)
      const part = await load(signal).catch((error: unknown) => {
        leave(approval)
        throw error
      })
      return part.connect(namespace, approval, request)
    },
    restore: async (request = {}) => (await load(request.signal)).restore(namespace, request),
  }
}
