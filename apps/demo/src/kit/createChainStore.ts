import { type DemoNetwork, listDemoNetworks } from './demoNetworks.js'
import { type PageData, parsePageData } from './pageData.js'

/** State of the local chains, and the resulting networks of the page. */
export type ChainState = { readonly data: PageData; readonly networks: readonly DemoNetwork[] }

/** The local chains that run so far. The page may open before the slowest one has started. */
export type ChainStore = {
  get(): ChainState
  watch(onChange: () => void): () => void
}

const pauseMs = 1_000

/** Creates a {@link ChainStore}. It polls the server only while a chain or the services are starting. */
export function createChainStore(data: PageData): ChainStore {
  const listeners = new Set<() => void>()
  let state: ChainState = { data, networks: listDemoNetworks(data) }

  async function look(): Promise<void> {
    const response = await fetch('/chains.json', { cache: 'no-store' }).catch(() => undefined)
    const next = response?.ok ? parsePageData(await response.json().catch(() => undefined)) : undefined
    if (next && JSON.stringify(next) !== JSON.stringify(state.data)) {
      state = { data: next, networks: listDemoNetworks(next) }
      for (const listener of listeners) listener()
    }
    lookAgain()
  }
  function lookAgain(): void {
    const { starting, services } = state.data
    if (starting.length > 0 || services.status === 'starting') setTimeout(() => void look(), pauseMs)
  }
  lookAgain()

  return {
    get: () => state,
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
