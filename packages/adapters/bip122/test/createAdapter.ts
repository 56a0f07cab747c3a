import { createAdapter as createKitAdapter } from '@latchkey/adapter-kit'
import type { Adapter, AdapterContext } from '@latchkey/common'
import type { Bip122AdapterOptions } from '../src/context/options.js'
import { discovery } from '../src/discovery/createDiscovery.js'

/** Creates the adapter of one instance, without waiting for its discovery code. */
export function createAdapter(context: AdapterContext, options: Bip122AdapterOptions): Adapter {
  const loadSession = async () => (await import('../src/session/connect.js')).session
  return createKitAdapter({ namespace: 'bip122', options, discovery, loadSession }, context)
}
