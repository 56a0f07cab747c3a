import { type Adapter, type ChainNamespace, type Connector, createEmitter } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { Storage } from '../storage/createStorage.js'
import { type RecentWallet, recentWalletsEntry } from '../storage/storedState.js'
import { limitRecentWallets } from './limitRecentWallets.js'

/** The wallets that were found, and those used before. */
export type ConnectorsState = {
  all: readonly Connector[]
  recent: readonly RecentWallet[]
  /** Discovery has had its first answer from every adapter. */
  isReady: boolean
}

/** The wallets the adapters found, as they come and go, and those used before. */
export type Connectors = {
  readonly state: ConnectorsState
  /** Watches what these adapters find, from now on. */
  start(adapters: readonly Adapter[]): void
  find(id: string, namespace?: ChainNamespace): Connector | undefined
  /** The list, as soon as every adapter has given its first. */
  whenReady(): Promise<readonly Connector[]>
  /** Calls back at every change of the list. */
  watch(listener: () => void): () => void
  setRecent(recent: readonly RecentWallet[]): void
  destroy(): void
}

/** Makes {@link Connectors}. */
export function createConnectors({ storage }: { readonly storage: Storage }): Connectors {
  const recent = limitRecentWallets(storage.get(recentWalletsEntry) ?? [])
  const state = proxy<ConnectorsState>({ all: ref<readonly Connector[]>([]), recent: ref(recent), isReady: false })
  const found = new Map<ChainNamespace, readonly Connector[]>()
  const changes = createEmitter<void>()
  const undo: (() => void)[] = []

  return {
    state,
    start(adapters) {
      const refresh = () => {
        state.all = ref(adapters.flatMap(({ namespace }) => found.get(namespace) ?? []))
        state.isReady = found.size === adapters.length
        changes.emit()
      }
      if (adapters.length === 0) refresh()
      for (const adapter of adapters) {
        undo.push(
          adapter.discover((connectors) => {
            found.set(adapter.namespace, connectors)
            refresh()
          }),
        )
      }
    },
    find: (id, namespace) =>
      state.all.find((connector) => connector.id === id && (!namespace || connector.chain === namespace)),
    whenReady() {
      if (state.isReady) return Promise.resolve(state.all)
      return new Promise((resolve) => {
        const stop = changes.watch(() => {
          if (!state.isReady) return
          stop()
          resolve(state.all)
        })
        undo.push(() => {
          stop()
          resolve(state.all)
        })
      })
    },
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
