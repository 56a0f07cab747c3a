import { type ChainNamespace, isAppKitError, type Logger, type Network } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { WalletListEntry } from '../wallets/walletRow.js'
import type { DirectoryReader } from './createDirectoryReader.js'
import type { Directory, DirectoryState, WalletPages } from './directoryState.js'

/** The parts of the instance that the directory needs. */
export type DirectoryControl = Directory & {
  /** Receives every loaded wallet, so that it can be found by its id. */
  remember(entries: readonly WalletListEntry[]): void
}

/** `loadReader` loads the code that sends requests, on first use. */
export function createDirectory(
  isEnabled: boolean,
  loadReader: () => Promise<DirectoryReader>,
  networks: () => readonly Network[],
  logger: Pick<Logger, 'error'>,
): DirectoryControl {
  const none = ref<readonly WalletListEntry[]>([])
  // Without a directory, the list is complete.
  const empty: WalletPages = { wallets: none, pages: isEnabled ? 'idle' : 'done' }
  const state = proxy<DirectoryState>({
    status: isEnabled ? 'idle' : 'off',
    featured: none,
    recommended: none,
    excluded: none,
    ...empty,
    pagesBy: {},
  })
  const known = new Map<string, WalletListEntry>()

  /** Returns the namespace to filter by; `undefined` in an app with one namespace, which has one list. */
  function filterOf(namespace: ChainNamespace | undefined): ChainNamespace | undefined {
    const serves = networks().map(({ chainNamespace }) => chainNamespace === namespace)
    return serves.includes(true) && serves.includes(false) ? namespace : undefined
  }

  async function run(what: 'load' | 'loadMore', requested?: ChainNamespace): Promise<void> {
    if (!isEnabled) return
    const namespace = filterOf(requested)
    if (namespace) state.pagesBy[namespace] ??= { ...empty }
    const list = (namespace && state.pagesBy[namespace]) ?? state
    // Set before the first await, because this call retries an earlier failure.
    if (what === 'loadMore' && list.pages !== 'done') list.pages = 'loading'
    try {
      const reader = await loadReader()
      await reader[what](namespace)
    } catch (cause) {
      if (isAppKitError(cause, 'VIEW_LOAD_FAILED'))
        logger.error('[latchkey] The code of the wallet directory could not be loaded.', cause)
      Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' })
      if (what === 'loadMore') Object.assign(list, { pages: 'failed', pagesCode: 'VIEW_LOAD_FAILED' })
    }
  }

  return {
    state,
    remember(entries) {
      for (const entry of entries) known.set(entry.id, entry)
    },
    list(requested) {
      const namespace = filterOf(requested)
      return namespace ? (state.pagesBy[namespace] ?? empty) : state
    },
    load: (namespace) => run('load', namespace),
    loadMore: (namespace) => run('loadMore', namespace),
    search: async (requested, how) => (await loadReader()).search(requested, how),
    fetchWallet: async (id, how) => (isEnabled ? (await loadReader()).fetchWallet(id, how) : undefined),
    find: (id) => known.get(id),
    image: async (id, how) => (await loadReader()).image(id, how),
  }
}
