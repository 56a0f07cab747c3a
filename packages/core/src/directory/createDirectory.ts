import { proxy, ref } from 'valtio/vanilla'
import type { WalletListEntry } from '../connectors/walletRow.js'
import type { Loader } from '../engine/createLoader.js'
import type { Remote } from '../remote/remote.js'
import type { Directory, DirectoryState } from './directoryState.js'

/** What the instance itself needs of the directory. */
export type DirectoryControl = Directory & {
  /** Takes every wallet that was read, so that it is found again by its id. */
  remember(entries: readonly WalletListEntry[]): void
}

/** Makes a {@link Directory}: the state at once, what asks for it when it is first needed. */
export function createDirectory(isEnabled: boolean, remote: Loader<Remote>): DirectoryControl {
  const none = ref<readonly WalletListEntry[]>([])
  const state = proxy<DirectoryState>({
    status: isEnabled ? 'idle' : 'off',
    featured: none,
    recommended: none,
    excluded: none,
    wallets: none,
    pages: 'idle',
  })
  const known = new Map<string, WalletListEntry>()
  const reader = async () => (await remote.load()).directory()

  async function run(what: 'load' | 'loadMore'): Promise<void> {
    if (!isEnabled) return
    // Before anything is awaited: what failed before is being tried again.
    if (what === 'loadMore' && state.pages !== 'done') state.pages = 'loading'
    try {
      await (await reader())[what]()
    } catch {
      Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' })
      if (what === 'loadMore') state.pages = 'failed'
    }
  }

  return {
    state,
    remember(entries) {
      for (const entry of entries) known.set(entry.id, entry)
    },
    load: () => run('load'),
    loadMore: () => run('loadMore'),
    search: async (wanted, how) => (await reader()).search(wanted, how),
    find: (id) => known.get(id),
    image: async (id, how) => (await reader()).image(id, how),
  }
}
