import { loadPart, type Ports, settleBy } from '@latchkey/common'
import { proxy, ref } from 'valtio/vanilla'
import type { Alert } from '../alert/createAlert.js'
import type { WalletListEntry } from '../connectors/walletRow.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { DirectoryReader } from './createDirectoryReader.js'
import type { Directory, DirectoryState } from './directoryState.js'

type Deps = {
  readonly ports: Ports
  readonly options: () => ResolvedOptions
  readonly alert: Pick<Alert, 'show'>
  readonly lifetime: AbortSignal
}

/** Makes a {@link Directory}: the state at once, what asks for it when it is first needed. */
export function createDirectory({ ports, options, alert, lifetime }: Deps): Directory {
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
  const known = new Map<string, WalletListEntry>()
  let loading: Promise<DirectoryReader> | undefined

  function remember(entries: readonly WalletListEntry[]): void {
    for (const entry of entries) known.set(entry.id, entry)
  }

  function reader(): Promise<DirectoryReader> {
    loading ??= loadPart(() =>
      Promise.all([import('./createDirectoryReader.js'), import('@latchkey/api-client/directory')]),
    ).then(
      ([{ createDirectoryReader }, client]) =>
        createDirectoryReader({ client, state, ports, options, alert, remember, lifetime }),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return settleBy(loading, { signal: lifetime })
  }

  async function quietly(action: (reader: DirectoryReader) => Promise<void>): Promise<void> {
    if (state.status === 'off') return
    await reader().then(action, () => {
      if (!lifetime.aborted) Object.assign(state, { status: 'failed', code: 'VIEW_LOAD_FAILED' })
    })
  }

  return {
    state,
    load: () => quietly((reader) => reader.load()),
    loadMore: () => quietly((reader) => reader.loadMore()),
    search: async (wanted, how) => (await reader()).search(wanted, how),
    find: (id) => known.get(id),
    image: async (id, how) => (await reader()).image(id, how),
  }
}
