import { type Connector, setupError } from '@latchkey/common'
import type { ToyContext } from '../context.js'
import { loadConnectedParts } from '../loadConnectedParts.js'
import { toyNamespace } from '../namespace.js'
import type { ToyWallet } from '../toyWallet.js'

/** The connector of a wallet in `window.toyWallets`. Inert until it is chosen. */
export function createInjectedConnector(context: ToyContext, wallet: ToyWallet, isDoubtful: boolean): Connector {
  const { id, name, icon, provider } = wallet
  const parts = () => {
    if (context.lifetime.aborted) throw setupError('DESTROYED')
    return loadConnectedParts()
  }
  return {
    id,
    type: 'INJECTED',
    name,
    chain: toyNamespace,
    provider,
    ...(icon ? { imageUrl: icon } : {}),
    ...(isDoubtful ? { warning: 'look-alike-name' } : {}),
    connect: async (request) => (await parts()).connect(context, wallet, request),
    restore: async (request) => (await parts()).restore(context, wallet, request),
  }
}
