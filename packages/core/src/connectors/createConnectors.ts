import { type Adapter, type ChainNamespace, type Connector, createEmitter } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { Storage } from '../storage/createStorage.js'
import { type RecentWallet, recentWalletsEntry } from '../storage/storedState.js'
import { limitRecentWallets } from './limitRecentWallets.js'

/** The wallets that were found, and those used before. */
export type ConnectorsState = {
  all: readonly Connector[]
  recent: readonly RecentWallet[]
  /** Every adapter that could be had has given its first answer. */
  isReady: boolean
}

/** The wallets the adapters found, as they come and go, and those used before. */
export type Connectors = {
  readonly state: ConnectorsState
  /** Watches what an adapter finds, from now on; `remote` reaches wallets on other devices and is always there. */
  start(adapter: Adapter, remote?: Connector): void
  /** Nothing more is being loaded that looks for wallets. */
  setReady(): void
  find(id: string, namespace?: ChainNamespace): Connector | undefined
  /** The list, as soon as every adapter that could be had has given its first. */
  whenReady(): Promise<readonly Connector[]>
  /** Calls back at every change of the list. */
  watch(listener: () => void): () => void
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
  const recent = limitRecentWallets(storage.get(recentWalletsEntry) ?? [])
  const state = proxy<ConnectorsState>({ all: ref<readonly Connector[]>([]), recent: ref(recent), isReady: false })
  const found = new Map<ChainNamespace, readonly Connector[]>()
  const changes = createEmitter<void>()
  const undo: (() => void)[] = []

  return {
    state,
    start(adapter, remote) {
      const stop = adapter.discover((connectors) => {
        found.set(adapter.namespace, remote ? [...connectors, remote] : connectors)
        state.all = ref(namespaces.flatMap((each) => found.get(each) ?? []))
        changes.emit()
      })
      undo.push(stop)
    },
    setReady() {
      state.isReady = true
      changes.emit()
    },
    find: (id, namespace) =>
      state.all.find((connector) => connector.id === id && (!namespace || connector.chain === namespace)),
    whenReady: () =>
      new Promise((resolve) => {
        const look = () => {
          if (!state.isReady) return
          stop()
          resolve(state.all)
        }
        const stop = changes.watch(look)
        undo.push(() => resolve(state.all))
        look()
      }),
    watch: changes.watch,
    setRecent(recent) {
      state.recent = ref(recent)
    },
    destroy() {
      for (const stop of undo.splice(0)) stop()
      changes.clear()
    },
  }
}
