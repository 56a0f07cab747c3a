import { createAdapter as createKitAdapter } from '@latchkey/adapter-kit'
import type { Adapter, AdapterContext } from '@latchkey/common'
import type { PolkadotAdapterOptions } from '../src/context/options.js'
import { discovery } from '../src/discovery/createDiscovery.js'

/** Creates the adapter of one instance, without waiting for its discovery code. */
export function createAdapter(context: AdapterContext, options: PolkadotAdapterOptions): Adapter {
  const loadSession = async () => (await import('../src/session/connect.js')).session
  return createKitAdapter({ namespace: 'polkadot', options, discovery, loadSession }, context)
}
