import { defineAdapter } from '@latchkey/adapter-kit/start'
import type { AdapterFactory } from '@latchkey/common'
import type { Eip155AdapterOptions } from './context/options.js'

/**
 * Creates the adapter factory for EVM wallets and networks. An adapter loads its code on first use. Several
 * instances can share a factory.
 *
 * @example
 * createAppKit({ projectId, networks: [mainnet], adapters: [createEip155Adapter()], metadata })
 */
export function createEip155Adapter(options: Eip155AdapterOptions = {}): AdapterFactory {
  const { coinbase, baseAccount, safe, miniApp, wallets } = options
  const offersHost = safe !== undefined || miniApp !== undefined
  const offersWallets = coinbase || baseAccount || offersHost || wallets
  const factory = defineAdapter({
    namespace: 'eip155',
    options,
    load: {
      discovery: async () => {
        const [{ createDiscoveryEntry }, external] = await Promise.all([
          import('./discovery/createDiscovery.js'),
          offersWallets ? import('./connectors/external.js') : undefined,
        ])
        return { discovery: createDiscoveryEntry(external) }
      },
      session: () => import('./session/connect.js'),
    },
  })
  return { ...factory, offersHost }
}
