import { isAppKitError, type Logger, limits } from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import type { WalletListEntry } from '../wallets/walletRow.js'
import type { DirectoryApi } from './createDirectoryApi.js'
import type { DirectoryFilter } from './directoryFilter.js'
import type { WalletPages } from './directoryState.js'

type Deps = {
  readonly list: WalletPages
  /** Loads the first wallets, so that no page repeats them. The pages load even if it fails. */
  readonly loadFirst: () => Promise<void>
  /** The first wallets of the list. */
  readonly first: () => readonly WalletListEntry[]
  readonly api: DirectoryApi
  readonly filter: () => DirectoryFilter
  readonly logger: Logger
  readonly lifetime: AbortSignal
}

/** Number of successive pages without a visible wallet after which loading fails. */
const mostHiddenPages = 20

/** Returns a function that loads the next page of wallets into a list. Concurrent calls share one request. */
export function createPages({ list, loadFirst, first, api, filter, logger, lifetime }: Deps): () => Promise<void> {
  let loading: Promise<void> | undefined
  let page = 0
  /** Number of hidden wallets on the loaded pages. */
  let hidden = 0
  const seen = new Set<string>()
  /** The query must not change between pages. */
  let question: (Pick<DirectoryFilter, 'include' | 'exclude' | 'chains'> & { readonly listed: Set<string> }) | undefined

  function ask(): NonNullable<typeof question> {
    if (question) return question
    const { include, exclude, chains } = filter()
    const listed = new Set(first().map(({ id }) => id))
    return { include, exclude: [...new Set([...listed, ...exclude])], chains, listed }
  }

  async function next(): Promise<void> {
    for (let round = 0; round < mostHiddenPages; round++) {
      if ((await loadPage()) || list.pages === 'done') return
    }
    throw new Error(`No page of ${mostHiddenPages} has a wallet to show.`)
  }

  /** Returns whether the list became longer. */
  async function loadPage(): Promise<boolean> {
    const asked = ask()
    const before = page > 0 ? list.wallets : first()
    const { listed, ...wanted } = asked
    const found = await api.getEntries({ page: page + 1, entries: limits.walletPageSize, ...wanted })
    question = asked
    page++
    const { hides } = filter()
    const isRepeat = found.entries.length > 0 && found.entries.every(({ id }) => seen.has(id))
    for (const { id } of found.entries) seen.add(id)
    hidden += found.entries.filter((entry) => listed.has(entry.id) || hides(entry)).length
    const wallets = withoutRepeats([...before, ...found.entries].filter((entry) => !hides(entry)))
    const isLonger = wallets.length > list.wallets.length
    list.wallets = ref(wallets)
    list.count = found.count - hidden + first().length
    const isDone = found.isEmpty || isRepeat || page * limits.walletPageSize >= found.count
    list.pages = isDone ? 'done' : isLonger ? 'idle' : 'loading'
    return isLonger
  }

  async function load(): Promise<void> {
    try {
      await loadFirst()
      await next()
    } catch (error) {
      if (lifetime.aborted) return
      Object.assign(list, {
        pages: 'failed',
        pagesCode: isAppKitError(error, 'VIEW_LOAD_FAILED') ? error.code : 'DIRECTORY_FAILED',
      })
      logger.warn('[latchkey] A page of the wallet directory could not be loaded.', error)
    }
  }

  return async () => {
    if (list.pages === 'done') return
    loading ??= load().finally(() => {
      loading = undefined
    })
    await loading
  }
}

function withoutRepeats(entries: readonly WalletListEntry[]): readonly WalletListEntry[] {
  const byId = new Map<string, WalletListEntry>()
  for (const entry of entries) if (!byId.has(entry.id)) byId.set(entry.id, entry)
  return [...byId.values()]
}
