import type { AdapterHost } from '@latchkey/common'
import { subscribe } from 'valtio/vanilla'
import { listConnections } from './account/listConnections.js'
import type { Core } from './core.js'
import type { AppKitOptions } from './options/appKitOptions.js'

/** Gives a headless instance to the adapters that show its state to another library. Returns what undoes it. */
export function attachAdapters(core: Core, { adapters = [] }: AppKitOptions): () => void {
  const host = createAdapterHost(core)
  const ends = adapters.flatMap(({ attach }) => attach?.(host) ?? [])
  return () => {
    for (const end of ends) end()
  }
}

function createAdapterHost(core: Core): AdapterHost {
  const { accounts, networks } = core
  return {
    getAccount: (namespace) => accounts.get(namespace),
    getConnections: (namespace) => listConnections(accounts, namespace),
    getCaipNetwork: (namespace) => networks.get(namespace).active,
    getCaipNetworks: (namespace) => networks.get(namespace).requested,
    getProvider: core.provider,
    watch(listener) {
      const ends = [accounts.state, networks.state].map((state) => subscribe(state, listener, true))
      return () => {
        for (const end of ends) end()
      }
    },
    ready: () => core.ready,
    connect: (options) => core.connect(options),
    switchConnection: (connection) => core.switchConnection(connection),
    disconnect: (target) => core.disconnect(target),
    switchNetwork: (networkId, options) => core.switchNetwork(networkId, options),
  }
}
