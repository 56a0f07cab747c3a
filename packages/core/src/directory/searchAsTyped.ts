import { isAppKitError, limits, type Ports } from '@latchkey/common'
import type { WalletListEntry } from '../wallets/walletRow.js'
import type { Directory, DirectorySearch } from './directoryState.js'

/** Status of a search. `off`: the query is too short and there is no filter, so the whole directory is listed. */
export type TypedSearch =
  | { readonly status: 'off' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly wallets: readonly WalletListEntry[] }

type Deps = { readonly directory: Pick<Directory, 'search'>; readonly ports: Pick<Ports, 'clock'> }

/** Minimum length of a query. */
const leastCharacters = 2

/** Returns the query of {@link searchAsTyped}; `undefined` if it is too short and there is no filter. */
export function readSearch({ text, certified = false, namespace }: DirectorySearch): DirectorySearch | undefined {
  const trimmed = text.trim()
  const query = [...trimmed].length >= leastCharacters ? trimmed : ''
  if (query === '' && !certified) return undefined
  return { text: query, ...(certified ? { certified } : {}), namespace }
}

/**
 * Searches the directory when typing pauses, and reports the result unless it was stopped. The newest search wins.
 * Returns a function that stops it.
 */
export function searchAsTyped(
  { directory, ports }: Deps,
  query: DirectorySearch,
  onResult: (result: TypedSearch) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const settle = (result: TypedSearch) => {
    if (!signal.aborted) onResult(result)
  }
  const timer = ports.clock.setTimeout(() => {
    directory.search(query, { signal }).then(
      ({ wallets }) => settle({ status: 'found', wallets }),
      (error: unknown) => {
        if (!isAppKitError(error, 'ABORTED')) settle({ status: 'failed' })
      },
    )
  }, limits.searchWaitMs)
  return () => {
    ports.clock.clearTimeout(timer)
    controller.abort()
  }
}
