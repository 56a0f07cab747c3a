import { createAdapter as createKitAdapter } from '@latchkey/adapter-kit'
import type { Adapter, AdapterContext } from '@latchkey/common'
import type { SolanaAdapterOptions } from '../src/context/options.js'
import { discovery } from '../src/discovery/createDiscovery.js'

/** Creates the adapter of one instance, without waiting for its discovery code. */
export function createAdapter(context: AdapterContext, options: SolanaAdapterOptions): Adapter {
  const loadSession = async () => (await import('../src/session/connect.js')).session
  return createKitAdapter({ namespace: 'solana', options, discovery, loadSession }, context)
}
