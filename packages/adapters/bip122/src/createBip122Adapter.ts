import { defineAdapter } from '@latchkey/adapter-kit/start'
import type { AdapterFactory } from '@latchkey/common'
import type { Bip122AdapterOptions } from './context/options.js'

/**
 * Creates the adapter factory for Bitcoin wallets and networks. Code loads when an instance first needs it. Instances
 * can share it.
 *
 * @example
 * createAppKit({ projectId, networks: [bitcoin], adapters: [createBip122Adapter()], metadata })
 */
export function createBip122Adapter(options: Bip122AdapterOptions = {}): AdapterFactory {
  return defineAdapter({
    namespace: 'bip122',
    options,
    load: {
      discovery: () => import('./discoveryEntry.js'),
      session: () => import('./sessionEntry.js'),
    },
  })
}
