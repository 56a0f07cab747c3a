import type { Adapter, ChainNamespace, Connector } from '@latchkey/common'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import type { Storage } from '../storage/createStorage.js'
import { type RecentWallet, recentWalletsEntry } from '../storage/storedState.js'
import { limitRecentWallets } from './recentWallets.js'

/** The discovered connectors. */
export type ConnectorsState = {
  all: readonly Connector[]
  /** Every adapter that loaded has reported its first connectors. */
  isReady: boolean
}

/** The connectors that adapters discover, and the recent wallets. */
export type Connectors = {
  readonly state: ConnectorsState
  /** Starts the discovery of an adapter. */
  start(adapter: Adapter): void
  /** Lists connectors that are always available, after the discovered ones of the namespace. */
  offer(namespace: ChainNamespace, connectors: readonly Connector[]): void
  find(id: string, namespace?: ChainNamespace): Connector | undefined
  /** Calls `listener` on every change, synchronously. Returns an unsubscribe function. */
  watch(listener: () => void): () => void
  /** Returns the recent wallets, newest first. Not part of the state, so that an open list does not move. */
  recent(): readonly RecentWallet[]
  setRecent(recent: readonly RecentWallet[]): void
  destroy(): void
}

/** Lists connectors in the order of `namespaces`, then of discovery. */
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
  const offered = new Map<ChainNamespace, readonly Connector[]>()
  const stops: (() => void)[] = []

  function list(): void {
    state.all = ref(namespaces.flatMap((each) => [...(found.get(each) ?? []), ...(offered.get(each) ?? [])]))
  }

  return {
    state,
    start(adapter) {
      const stop = adapter.discover((connectors) => {
        found.set(adapter.namespace, connectors)
        list()
      })
      stops.push(stop)
    },
    offer(namespace, listed) {
      offered.set(namespace, listed)
      list()
    },
    find: (id, namespace) =>
      state.all.find((connector) => connector.id === id && (!namespace || connector.chain === namespace)),
    watch(listener) {
      const stop = subscribe(state, listener, true)
      stops.push(stop)
      return stop
    },
    recent: () => recent,
    setRecent(wallets) {
      recent = wallets
    },
    destroy() {
      for (const stop of stops.splice(0)) stop()
    },
  }
}
