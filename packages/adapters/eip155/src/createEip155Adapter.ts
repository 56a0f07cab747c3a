import type { AdapterFactory } from '@latchkey/common'
import { createAdapter } from './createAdapter.js'
import type { Eip155AdapterOptions } from './options.js'

/**
 * EVM wallets and networks. Does nothing until an instance is made with it; can be given to several.
 *
 * @example
 * createAppKit({ projectId, networks: [mainnet], adapters: [createEip155Adapter()], metadata })
 */
export function createEip155Adapter(options: Eip155AdapterOptions = {}): AdapterFactory {
  return { namespace: 'eip155', create: (context) => createAdapter(context, options) }
}
