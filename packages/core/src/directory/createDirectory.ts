import { loadPart, type Ports, settleBy } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { DirectoryReader } from './createDirectoryReader.js'
import type { Directory, DirectoryState } from './directoryState.js'

type Deps = {
  readonly ports: Ports
  readonly options: () => ResolvedOptions
  readonly lifetime: AbortSignal
}

/** Makes a {@link Directory}: the state at once, what asks for it when it is first needed. */
export function createDirectory({ ports, options, lifetime }: Deps): Directory {
  const state = proxy<DirectoryState>({
    status: options().services?.directory && options().projectId ? 'idle' : 'off',
    code: undefined,
    featured: ref<DirectoryState['featured']>([]),
    recommended: ref<DirectoryState['recommended']>([]),
    excluded: ref<DirectoryState['excluded']>([]),
    wallets: ref<DirectoryState['wallets']>([]),
    count: undefined,
    pages: 'idle',
  })
  let loading: Promise<DirectoryReader> | undefined

  function reader(): Promise<DirectoryReader> {
    loading ??= loadPart(() => import('./createDirectoryReader.js')).then(
      ({ createDirectoryReader }) => createDirectoryReader({ state, ports, options, lifetime }),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return settleBy(loading, { signal: lifetime })
  }

  async function quietly(action: (reader: DirectoryReader) => Promise<void>): Promise<void> {
    if (state.status === 'off') return
    await reader().then(action, () => Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' }))
  }

  return {
    state,
    load: () => quietly((reader) => reader.load()),
    loadMore: () => quietly((reader) => reader.loadMore()),
    search: async (wanted, how) => (await reader()).search(wanted, how),
    find: (id) => [state.featured, state.recommended, state.wallets].flat().find((wallet) => wallet.id === id),
    image: async (id, how) => (await reader()).image(id, how),
  }
}
