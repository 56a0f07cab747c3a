import {
  type ChainNamespace,
  type Connector,
  type ConnectRequest,
  walletConnectId,
  withSignals,
} from '@latchkey/common'
import type { WalletConnectEntry } from './walletConnectEntry.js'

/** Creates a namespace's WalletConnect connector. It is listed before its code is loaded, and loads it again after a failure (FI30). */
export function createWalletConnectConnector(
  chain: ChainNamespace,
  load: () => Promise<Pick<WalletConnectEntry, 'connect' | 'restore'>>,
): Connector {
  const entry = (request?: ConnectRequest) => withSignals(load(), request?.signal)
  return {
    id: walletConnectId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    chain,
    connect: async (request) => (await entry(request)).connect(chain, request),
    restore: async (request) => (await entry(request)).restore(chain, request),
  }
}
