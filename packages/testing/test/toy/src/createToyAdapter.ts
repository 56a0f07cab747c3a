import { defineAdapter } from '@latchkey/adapter-kit/start'
import type { AdapterFactory } from '@latchkey/common'
import type { ToyAdapterOptions } from './context/options.js'
import { toyNamespace } from './network/namespace.js'

/** Creates the adapter factory for toy wallets and networks. An adapter loads its code on first use. */
export function createToyAdapter(options: ToyAdapterOptions = {}): AdapterFactory {
  return defineAdapter({
    namespace: toyNamespace,
    options,
    load: {
      discovery: () => import('./discovery/createDiscovery.js'),
      session: () => import('./session/connect.js'),
    },
  })
}
