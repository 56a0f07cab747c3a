import { type ChainNamespace, isAppKitError, type Ports } from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import type { Events } from '../events/createEvents.js'
import type { Alert } from '../modal/createAlert.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { RecentWallet } from '../storage/storedState.js'
import { servesNamespace } from '../wallets/walletIdentity.js'
import type { WalletListEntry } from '../wallets/walletRow.js'
import { createDirectoryApi, type DirectoryApi, type DirectoryModule } from './createDirectoryApi.js'
import { createPages } from './createPages.js'
import { createSearch } from './createSearch.js'
import { directoryFilter } from './directoryFilter.js'
import { isDirectoryId, listUnmatchedIds } from './directoryIds.js'
import type { Directory, DirectoryState } from './directoryState.js'
import { type FirstWallets, loadFirst, loadRecommended } from './loadFirst.js'

/** Requests the directory and writes the responses into the state. */
export type DirectoryReader = Pick<Directory, 'load' | 'loadMore' | 'search' | 'fetchWallet' | 'image'>

/** Dependencies of a {@link DirectoryReader}. */
export type DirectoryDeps = {
  readonly module: DirectoryModule
  readonly state: DirectoryState
  readonly ports: Ports
  readonly options: () => ResolvedOptions
  readonly alert: Pick<Alert, 'show'>
  readonly events: Pick<Events, 'track'>
  /** Receives every loaded wallet, so that it can be found by its id. */
  readonly remember: (entries: readonly WalletListEntry[]) => void
  /** Returns a loaded wallet. */
  readonly find: (id: string) => WalletListEntry | undefined
  /** Recently used wallets. */
  readonly recent: () => readonly RecentWallet[]
  readonly lifetime: AbortSignal
}

export function createDirectoryReader(deps: DirectoryDeps): DirectoryReader {
  const { state, ports, options, events, recent, lifetime } = deps
  const { logger } = ports
  const api = createDirectoryApi(deps)
  const filter = (namespace?: ChainNamespace) => directoryFilter(options(), state.excluded, namespace)
  /** Loads the next page, for each namespace and for all wallets. */
  const pages = new Map<ChainNamespace | undefined, () => Promise<void>>()
  let loading: Promise<void> | undefined
  const loadingBy = new Map<ChainNamespace, Promise<void>>()
  const unmatched = listUnmatchedIds(options())
  if (unmatched.length > 0) logger.error(`[latchkey] Some options do nothing:\n${unmatched.join('\n')}`)

  async function loadOnce(): Promise<void> {
    Object.assign(state, { status: 'loading', code: undefined })
    const { loaded, others, error } = await loadFirst(api, filter(), recentDirectoryIds(recent(), options()))
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
    const isKnown = isAppKitError(error, 'INVALID_APP_CONFIGURATION', 'SESSION_EXPIRED', 'VIEW_LOAD_FAILED')
    Object.assign(state, { status: 'failed', code: isKnown ? error.code : 'DIRECTORY_FAILED' })
    logger.warn('[latchkey] The wallet directory could not be read.', error)
  }

  async function loadShared(): Promise<void> {
    if (state.status === 'ready') return
    loading ??= loadOnce().finally(() => {
      loading = undefined
    })
    await loading
  }

  async function load(namespace?: ChainNamespace): Promise<void> {
    await loadShared()
    if (!namespace || state.recommendedBy?.[namespace]) return
    const asked = loadingBy.get(namespace) ?? loadNamespace(namespace).finally(() => loadingBy.delete(namespace))
    loadingBy.set(namespace, asked)
    await asked
  }

  async function loadNamespace(namespace: ChainNamespace): Promise<void> {
    try {
      const { recommended, count } = await loadRecommended(api, filter(namespace))
      if (lifetime.aborted) return
      state.recommendedBy = ref({ ...state.recommendedBy, [namespace]: recommended })
      const list = state.pagesBy[namespace]
      if (list && list.count === undefined) list.count = count + featuredOf(namespace).length
    } catch (error) {
      if (!lifetime.aborted)
        logger.warn(`[latchkey] The wallets recommended for ${namespace} could not be read.`, error)
    }
  }

  function featuredOf(namespace: ChainNamespace): readonly WalletListEntry[] {
    return state.featured.filter((wallet) => servesNamespace(wallet, namespace))
  }

  function pagesOf(namespace: ChainNamespace | undefined): () => Promise<void> {
    const known = pages.get(namespace)
    if (known) return known
    const list = (namespace && state.pagesBy[namespace]) ?? state
    const first = () =>
      namespace
        ? [...featuredOf(namespace), ...(state.recommendedBy?.[namespace] ?? [])]
        : [...state.featured, ...state.recommended]
    const loadMore = createPages({
      list,
      loadFirst: () => load(namespace),
      first,
      api,
      filter: () => filter(namespace),
      logger,
      lifetime,
    })
    pages.set(namespace, loadMore)
    return loadMore
  }

  return {
    load,
    loadMore: (namespace) => pagesOf(namespace)(),
    search: createSearch({ api, filter, events }),
    async fetchWallet(id, { signal } = {}) {
      if (!isDirectoryId(id)) return undefined
      const { hides } = filter()
      const entry = deps.find(id) ?? (await fetchEntry(api, id, signal))
      return entry && !hides(entry) ? entry : undefined
    },
    image: (imageId, { kind = 'wallet', signal } = {}) => api.getImage(kind, imageId, signal),
  }
}

async function fetchEntry(
  { getEntries }: DirectoryApi,
  id: string,
  signal: AbortSignal | undefined,
): Promise<WalletListEntry | undefined> {
  const { entries } = await getEntries({ page: 1, entries: 1, include: [id] }, signal)
  return entries.find((entry) => entry.id === id)
}

/**
 * Returns the ids of recent wallets that came from the directory. A wallet on the page has a namespace, and the app's
 * own wallets are in `customWallets`: the directory contains neither, and must not learn which of them the visitor
 * uses.
 */
function recentDirectoryIds(
  recent: readonly RecentWallet[],
  { customWallets = [] }: Pick<ResolvedOptions, 'customWallets'>,
): readonly string[] {
  const isCustom = (id: string) => customWallets.some((wallet) => wallet.id === id)
  return recent.flatMap(({ id, namespace }) => (namespace || isCustom(id) || !isDirectoryId(id) ? [] : [id]))
}
