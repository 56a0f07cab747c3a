import { type Adapter, type ChainNamespace, type Connector, createEmitter } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { Storage } from '../storage/createStorage.js'
import { type RecentWallet, recentWalletsEntry } from '../storage/storedState.js'
import { limitRecentWallets } from './limitRecentWallets.js'

/** The wallets that were found. */
export type ConnectorsState = {
  all: readonly Connector[]
  /** Every adapter that could be had has given its first answer. */
  isReady: boolean
}

/** The wallets the adapters found, as they come and go, and those used before. */
export type Connectors = {
  readonly state: ConnectorsState
  /** Watches what an adapter finds, from now on. */
  start(adapter: Adapter): void
  /** Lists one that reaches wallets on other devices and is always there, after those that are found in its namespace. */
  offer(connector: Connector): void
  find(id: string, namespace?: ChainNamespace): Connector | undefined
  /** Calls back at every change of the list. */
  watch(listener: () => void): () => void
  /** The wallets used before, the last one first. Not of the state: no list moves while the visitor looks at it. */
  recent(): readonly RecentWallet[]
  setRecent(recent: readonly RecentWallet[]): void
  destroy(): void
}

/** Makes {@link Connectors}; those of the first namespace come first, whichever is found first. */
export function createConnectors({
  storage,
  namespaces,
}: {
  readonly storage: Storage
  readonly namespaces: readonly ChainNamespace[]
}): Connectors {
  let recent: readonly RecentWallet[] = limitRecentWallets(storage.get(recentWalletsEntry()) ?? [])
  const state = proxy<ConnectorsState>({ all: ref<readonly Connector[]>([]), isReady: false })
  const found = new Map<ChainNamespace, readonly Connector[]>()
  const offered = new Map<ChainNamespace, Connector>()
  const changes = createEmitter<void>()
  const undo: (() => void)[] = []

  function list(): void {
    state.all = ref(namespaces.flatMap((each) => [found.get(each) ?? [], offered.get(each) ?? []].flat()))
    changes.emit()
  }

  return {
    state,
    start(adapter) {
      const stop = adapter.discover((connectors) => {
        found.set(adapter.namespace, connectors)
        list()
      })
      undo.push(stop)
    },
    offer(connector) {
      offered.set(connector.chain, connector)
      list()
    },
    find: (id, namespace) =>
      state.all.find((connector) => connector.id === id && (!namespace || connector.chain === namespace)),
    watch: changes.watch,
    recent: () => recent,
    setRecent(wallets) {
      recent = wallets
    },
    destroy() {
      for (const stop of undo.splice(0)) stop()
      changes.clear()
    },
  }
}
