import type { WalletConnectDiscovery } from '../wallets/createDiscovery.js'
import { createWalletConnectConnector } from './createWalletConnectConnector.js'
import type { WalletConnectEntry } from './walletConnectEntry.js'

type Entry = Pick<WalletConnectEntry, 'connect' | 'restore' | 'createUniversalAdapter'>

/** Returns the WalletConnect connectors and adapters for discovery. `load` loads their code. */
export function discoverWalletConnect({ load }: { load(): Promise<Entry> }): WalletConnectDiscovery {
  return {
    connector: (namespace) => createWalletConnectConnector(namespace, load),
    createUniversalAdapter: async (namespace) => (await load()).createUniversalAdapter(namespace),
    // Ignore the error here; it resurfaces on first use.
    prefetch: () => void load().catch(() => undefined),
  }
}
