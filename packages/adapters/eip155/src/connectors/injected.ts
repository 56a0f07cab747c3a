import type { Connector } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import type { Announced } from '../wallet/announcement.js'
import { type Eip1193Provider, readInjected, watchProvider } from '../wallet/eip1193.js'
import { connectMethods } from './connectMethods.js'

/** Creates the connector of a wallet that announced itself by EIP-6963. */
export function createAnnouncedConnector(context: Eip155Context, wallet: Announced): Connector {
  const { id, name, icon, rdns, uuid, provider, warning } = wallet
  return {
    id,
    type: 'ANNOUNCED',
    name,
    info: { rdns, uuid },
    chain: 'eip155',
    provider,
    ...(icon ? { imageUrl: icon } : {}),
    ...(warning ? { warning } : {}),
    ...connectMethods(context, { id, type: 'ANNOUNCED', name, icon, rdns, loadProvider: async () => provider }),
    watchUnlock: (listener) => watchUnlock(provider, listener),
  }
}

/** Creates the connector of the provider at `window.ethereum`, whichever wallet set it. */
export function createInjectedConnector(context: Eip155Context, provider: Eip1193Provider): Connector {
  const shown = { id: 'injected', type: 'INJECTED', name: 'Browser Wallet' } as const
  const { window } = context.ports
  return {
    ...shown,
    chain: 'eip155',
    provider,
    ...connectMethods(context, {
      ...shown,
      loadProvider: async () => provider,
      currentProvider: () => window && readInjected(window),
    }),
    watchUnlock: (listener) => watchUnlock(provider, listener),
  }
}

function watchUnlock(provider: Eip1193Provider, listener: () => void): () => void {
  return watchProvider(provider, 'accountsChanged', (accounts) => {
    if (Array.isArray(accounts) && accounts[0]) listener()
  })
}
