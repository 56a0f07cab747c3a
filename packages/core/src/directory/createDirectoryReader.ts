import { isAppKitError, type Ports } from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import type { Alert } from '../alert/createAlert.js'
import type { WalletListEntry } from '../connectors/walletRow.js'
import type { Events } from '../events/createEvents.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { createDirectoryApi } from './createDirectoryApi.js'
import { createPages } from './createPages.js'
import { createSearch } from './createSearch.js'
import { directoryFilter, isDirectoryId } from './directoryFilter.js'
import type { Directory, DirectoryState } from './directoryState.js'
import { type FirstWallets, loadFirst } from './loadFirst.js'

/** Asks the directory and writes what it answers into the state. */
export type DirectoryReader = Pick<Directory, 'load' | 'loadMore' | 'search' | 'image'>

type Deps = {
  readonly client: typeof import('@latchkey/api-client/directory')
  readonly state: DirectoryState
  readonly ports: Ports
  readonly options: () => ResolvedOptions
  readonly alert: Pick<Alert, 'show'>
  readonly events: Pick<Events, 'track'>
  /** Takes every wallet that was read, so that it is found again by its id. */
  readonly remember: (entries: readonly WalletListEntry[]) => void
  /** Ids of wallets used before. */
  readonly recentIds: () => readonly string[]
  readonly lifetime: AbortSignal
}

/** Makes a {@link DirectoryReader}. */
export function createDirectoryReader(deps: Deps): DirectoryReader {
  const { state, ports, options, events, recentIds, lifetime } = deps
  const { logger } = ports
  const api = createDirectoryApi(deps)
  const filter = () => directoryFilter(options(), state.excluded)
  const loadMore = createPages({ state, api, filter, logger, lifetime })
  let loading: Promise<void> | undefined

  async function loadOnce(): Promise<void> {
    Object.assign(state, { status: 'loading', code: undefined })
    const { loaded, others, error } = await loadFirst(api, filter(), recentIds().filter(isDirectoryId))
    if (lifetime.aborted) return
    write(loaded)
    if (others !== undefined && state.count === undefined) state.count = others + state.featured.length
    if (error === undefined) state.status = 'ready'
    else fail(error)
  }

  function write(loaded: FirstWallets): void {
    for (const [key, entries] of Object.entries(loaded)) Object.assign(state, { [key]: ref(entries) })
  }

  function fail(error: unknown): void {
    const isSetUp = isAppKitError(error, 'INVALID_APP_CONFIGURATION', 'SESSION_EXPIRED')
    Object.assign(state, { status: 'failed', code: isSetUp ? error.code : 'DIRECTORY_FAILED' })
    logger.warn('[latchkey] The wallet directory could not be read.', error)
  }

  async function load(): Promise<void> {
    if (state.status === 'ready') return
    loading ??= loadOnce().finally(() => {
      loading = undefined
    })
    await loading
  }

  return {
    load,
    async loadMore() {
      // What is featured and recommended is not listed twice, so it comes first; without it the pages still can be had.
      await load()
      await loadMore()
    },
    search: createSearch({ api, filter, events }),
    image: (imageId, { signal } = {}) => api.getImage(imageId, signal),
  }
}
