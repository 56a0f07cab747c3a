import { type ChainNamespace, type Connector, throwIfAborted, walletConnectId, withSignals } from '@latchkey/common'
import type { Pairing } from '../pairing/createPairing.js'
import type { Approval } from '../protocol/approval.js'
import type { SessionPart } from './createSessionPart.js'

export type ConnectorOptions = {
  readonly pairing: Pick<Pairing, 'wait'>
  readonly lifetime: AbortSignal
  loadSessions(): Promise<SessionPart>
  /** An attempt that waited for the approval has settled without a session. */
  settle(approval: Approval): void
}

/** Creates the WalletConnect connector of one namespace. */
export function createConnector(
  namespace: ChainNamespace,
  { pairing, lifetime, loadSessions, settle }: ConnectorOptions,
): Connector {
  const load = (signal: AbortSignal | undefined) => withSignals(loadSessions(), lifetime, signal)
  return {
    id: walletConnectId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    chain: namespace,
    async connect(request = {}) {
      const { signal, network, isNetworkRequired } = request
      throwIfAborted(lifetime)
      const approval = await pairing.wait(namespace, signal, isNetworkRequired ? network?.caipNetworkId : undefined)
      const part = await load(signal).catch((error: unknown) => {
        settle(approval)
        throw error
      })
      return part.connect(namespace, approval, request)
    },
    restore: async (request = {}) => (await load(request.signal)).restore(namespace, request),
  }
}
