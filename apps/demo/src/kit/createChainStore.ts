import { type DemoNetwork, listDemoNetworks } from './demoNetworks.js'
import { type PageData, parsePageData } from './pageData.js'

/** What is known of the local chains now, and the networks the page offers with it. */
export type ChainState = { readonly data: PageData; readonly networks: readonly DemoNetwork[] }

/** The local chains as they come: the page may be open before the slowest of them has started. */
export type ChainStore = {
  get(): ChainState
  watch(onChange: () => void): () => void
}

const pauseMs = 1_000

/** Makes a {@link ChainStore}. It asks the server only while a chain, or the services, are still starting. */
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
