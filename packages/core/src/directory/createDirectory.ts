import type { ChainNamespace, Network } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { WalletListEntry } from '../connectors/walletRow.js'
import type { Loader } from '../engine/createLoader.js'
import type { DirectoryReader } from './createDirectoryReader.js'
import type { Directory, DirectoryState, WalletPages } from './directoryState.js'

/** What the instance itself needs of the directory. */
export type DirectoryControl = Directory & {
  /** Takes every wallet that was read, so that it is found again by its id. */
  remember(entries: readonly WalletListEntry[]): void
}

/** Makes a {@link Directory}: the state at once, what asks for it when it is first needed. */
export function createDirectory(
  isEnabled: boolean,
  reader: Pick<Loader<DirectoryReader>, 'load'>,
  networks: () => readonly Network[],
): DirectoryControl {
  const none = ref<readonly WalletListEntry[]>([])
  // Without a directory there is no page to wait for.
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

  /** A namespace to filter by. An app of one namespace has one list. */
  function filterOf(namespace: ChainNamespace | undefined): ChainNamespace | undefined {
    const serves = networks().map(({ chainNamespace }) => chainNamespace === namespace)
    return serves.includes(true) && serves.includes(false) ? namespace : undefined
  }

  async function run(what: 'load' | 'loadMore', wanted?: ChainNamespace): Promise<void> {
    if (!isEnabled) return
    const namespace = filterOf(wanted)
    if (namespace) state.pagesBy[namespace] ??= { ...empty }
    const list = (namespace && state.pagesBy[namespace]) ?? state
    // Before anything is awaited: what failed before is being tried again.
    if (what === 'loadMore' && list.pages !== 'done') list.pages = 'loading'
    try {
      const asking = await reader.load()
      await asking[what](namespace)
    } catch {
      Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' })
      if (what === 'loadMore') list.pages = 'failed'
    }
  }

  return {
    state,
    remember(entries) {
      for (const entry of entries) known.set(entry.id, entry)
    },
    list(wanted) {
      const namespace = filterOf(wanted)
      return namespace ? (state.pagesBy[namespace] ?? empty) : state
    },
    load: (namespace) => run('load', namespace),
    loadMore: (namespace) => run('loadMore', namespace),
    search: async (wanted, how) => (await reader.load()).search(wanted, how),
    find: (id) => known.get(id),
    image: async (id, how) => (await reader.load()).image(id, how),
  }
}
