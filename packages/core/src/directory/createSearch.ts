import { abortReason, type ChainNamespace, limits, setupError } from '@latchkey/common'
import type { Events } from '../events/createEvents.js'
import type { DirectoryApi } from './directoryApi.js'
import type { DirectoryFilter } from './directoryFilter.js'
import type { Directory } from './directoryState.js'

/** What visitors type is shorter. */
const maxCharacters = 100

/** Makes the search; the newest one wins, the one before rejects with `ABORTED` and its answer is not waited for. */
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
    current?.abort(setupError('ABORTED', { details: 'A newer search took its place.' }))
    const abort = new AbortController()
    current = abort
    const stop = () => abort.abort(abortReason(signal))
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    try {
      if (abort.signal.aborted) throw abortReason(abort.signal)
      const { include, exclude, chains, hides } = filter(namespace)
      const search = text.trim().slice(0, maxCharacters)
      const properties = { badge: certified ? 'certified' : 'all', characters: [...search].length } as const
      events.track({ type: 'track', event: 'SEARCH_WALLET', properties })
      const wanted = { page: 1, entries: limits.searchResults, include, exclude, chains, search, certified }
      const { entries, count } = await api.getEntries(wanted, abort.signal)
      const wallets = entries.filter((entry) => !hides(entry))
      return { wallets, count: count - entries.length + wallets.length }
    } finally {
      signal?.removeEventListener('abort', stop)
      if (current === abort) current = undefined
    }
  }
}
