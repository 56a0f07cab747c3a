import { type Logger, limits } from '@latchkey/common'
import { ref } from 'valtio/vanilla'
import type { WalletListEntry } from '../connectors/walletRow.js'
import type { DirectoryApi } from './directoryApi.js'
import type { DirectoryFilter } from './directoryFilter.js'
import type { DirectoryState } from './directoryState.js'

type Deps = {
  readonly state: DirectoryState
  readonly api: DirectoryApi
  readonly filter: () => DirectoryFilter
  readonly logger: Logger
  readonly lifetime: AbortSignal
}

/** Makes what loads the next page of wallets into the state; calls while one is under way wait for that one (L6). */
export function createPages({ state, api, filter, logger, lifetime }: Deps): () => Promise<void> {
  let loading: Promise<void> | undefined
  let page = 0
  /** How many of the pages were not shown. */
  let hidden = 0
  /** The question stays the same from page to page: another one would number the pages otherwise. */
  let question: Pick<DirectoryFilter, 'include' | 'exclude' | 'chains'> | undefined

  function ask(): NonNullable<typeof question> {
    if (question) return question
    const { include, exclude, chains } = filter()
    const listed = [...state.featured, ...state.recommended].map(({ id }) => id)
    return { include, exclude: [...new Set([...exclude, ...listed])], chains }
  }

  async function next(): Promise<void> {
    const asked = ask()
    // What comes first in the wallet list comes first here, too: this is the list of all.
    const before = page > 0 ? state.wallets : [...state.featured, ...state.recommended]
    try {
      const found = await api.getEntries({ page: page + 1, entries: limits.walletPageSize, ...asked })
      question = asked
      page++
      const { hides } = filter()
      hidden += found.entries.filter(hides).length
      state.wallets = ref(withoutRepeats([...before, ...found.entries].filter((entry) => !hides(entry))))
      state.count = found.count - hidden + state.featured.length + state.recommended.length
      state.pages = found.isEmpty || page * limits.walletPageSize >= found.count ? 'done' : 'idle'
    } catch (error) {
      if (lifetime.aborted) return
      state.pages = 'failed'
      logger.warn('[latchkey] A page of the wallet directory could not be loaded.', error)
    }
  }

  return async () => {
    if (state.pages === 'done') return
    loading ??= next().finally(() => {
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
