import {
  type ChainNamespace,
  type Connector,
  type ConnectRequest,
  settleBy,
  type walletConnectId,
} from '@latchkey/common'
import type { Remote } from '../remote/remote.js'
import type { Loader } from './createLoader.js'

/** The way to wallets on other devices: it can be offered before its code is there, and asks for that again after a failure (FI30). */
export function createRemoteConnector(chain: ChainNamespace, remote: Pick<Loader<Remote>, 'load'>): Connector {
  const part = (request?: ConnectRequest) => settleBy(remote.load(), { signal: request?.signal })
  return {
    // The constant itself would bring the file it stands in along.
    id: 'walletConnect' satisfies typeof walletConnectId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    chain,
    connect: async (request) => (await part(request)).connect(chain, request),
    restore: async (request) => (await part(request)).restore(chain, request),
  }
}
