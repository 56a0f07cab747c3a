import { abortReason, type ChainNamespace, createError, errors, limits, throwIfAborted } from '@latchkey/common'
import type { Events } from '../events/createEvents.js'
import type { DirectoryApi } from './createDirectoryApi.js'
import type { DirectoryFilter } from './directoryFilter.js'
import type { Directory } from './directoryState.js'

/** Longer queries are truncated. */
const maxCharacters = 100

/** Returns the search function. A newer search aborts the earlier one, which rejects with `ABORTED`. */
export function createSearch({
  api,
  filter,
  events,
}: {
  readonly api: DirectoryApi
  readonly filter: (namespace: ChainNamespace | undefined) => DirectoryFilter
  readonly events: Pick<Events, 'track'>
}): Directory['search'] {
  let current: AbortController | undefined

  return async ({ text, certified = false, namespace }, { signal } = {}) => {
    current?.abort(createError(errors.ABORTED, { details: 'A newer search took its place.' }))
    const abort = new AbortController()
    current = abort
    const stop = () => abort.abort(abortReason(signal))
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    try {
      throwIfAborted(abort.signal)
      const { include, exclude, chains, hides } = filter(namespace)
      const search = text.trim().slice(0, maxCharacters)
      const properties = { badge: certified ? 'certified' : 'all', characters: [...search].length } as const
      events.track({ type: 'track', event: 'SEARCH_WALLET', properties })
      const parameters = { page: 1, entries: limits.searchResults, include, exclude, chains, search, certified }
      const { entries, count } = await api.getEntries(parameters, abort.signal)
      const wallets = entries.filter((entry) => !hides(entry))
      return { wallets, count: count - entries.length + wallets.length }
    } finally {
      signal?.removeEventListener('abort', stop)
      if (current === abort) current = undefined
    }
  }
}
