import { createAdapter as createKitAdapter } from '@latchkey/adapter-kit'
import type { Adapter, AdapterContext } from '@latchkey/common'
import type { Eip155AdapterOptions } from '../src/context/options.js'
import type { ExternalWallets } from '../src/discovery/createDiscovery.js'
import { createDiscoveryEntry } from '../src/discovery/createDiscovery.js'

/** Creates the adapter of one instance, without waiting for its discovery code. */
export function createAdapter(
  context: AdapterContext,
  options: Eip155AdapterOptions,
  external?: ExternalWallets,
): Adapter {
  const discovery = createDiscoveryEntry(external)
  const loadSession = async () => (await import('../src/session/connect.js')).session
  return createKitAdapter({ namespace: 'eip155', options, discovery, loadSession }, context)
}
