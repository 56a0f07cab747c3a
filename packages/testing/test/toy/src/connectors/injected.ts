import type { Connector } from '@latchkey/common'
import type { ToyContext } from '../context/context.js'
import { toyNamespace } from '../network/namespace.js'
import type { ToyWallet } from '../wallet/toyWallet.js'

/**
 * Creates the connector of a wallet in `window.toyWallets`. It sends no request to the wallet before it is selected.
 */
export function createInjectedConnector(context: ToyContext, wallet: ToyWallet, isDoubtful: boolean): Connector {
  const { id, name, icon, provider } = wallet
  return {
    id,
    type: 'INJECTED',
    name,
    chain: toyNamespace,
    provider,
    ...(icon ? { imageUrl: icon } : {}),
    ...(isDoubtful ? { warning: 'look-alike-name' } : {}),
    connect: async (request) => (await context.loadSession()).connect(context, wallet, request),
    restore: async (request) => (await context.loadSession()).restore(context, wallet, request),
  }
}
