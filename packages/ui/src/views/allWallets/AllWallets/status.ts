import type { ErrorCode } from '@latchkey/common'
import type { TypedSearch, WalletListEntry } from '@latchkey/core'

/** The wallets that the list shows, and what it says about them. */
export type ListStatus = {
  readonly wallets: readonly WalletListEntry[]
  /** Total number of wallets, including those not loaded. */
  readonly total: number
  /** Whether the list has another page. It stays true while that page loads. */
  readonly hasMore: boolean
} & (
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: 'VIEW_LOAD_FAILED' | 'DIRECTORY_FAILED' }
  /** No wallet of the directory, or none that matches the search. */
  | { readonly status: 'empty' }
  | { readonly status: 'found' | 'listed' }
)

type Directory = {
  readonly wallets: readonly WalletListEntry[]
  readonly pages: 'idle' | 'loading' | 'failed' | 'done'
  readonly pagesCode?: ErrorCode | undefined
  readonly count?: number | undefined
}

/**
 * Returns the status of the list: the results while the visitor searches, otherwise the loaded pages of the directory.
 */
export function readListStatus(search: TypedSearch, directory: Directory): ListStatus {
  return search.status === 'off' ? readPages(directory) : readSearch(search, directory)
}

function readPages({ wallets, pages, pagesCode, count = 0 }: Directory): ListStatus {
  const isEmpty = wallets.length === 0
  const list = { wallets, total: Math.max(wallets.length, count), hasMore: !isEmpty && pages !== 'done' }
  if (pages === 'failed') return { ...list, hasMore: false, status: 'failed', error: errorOf(pagesCode) }
  if (pages === 'done') return { ...list, status: isEmpty ? 'empty' : 'listed' }
  return { ...list, status: pages === 'loading' || isEmpty ? 'loading' : 'listed' }
}

function readSearch(search: TypedSearch, { pagesCode }: Directory): ListStatus {
  const wallets = search.status === 'found' ? search.wallets : []
  const list = { wallets, total: wallets.length, hasMore: false }
  if (search.status === 'failed') return { ...list, status: 'failed', error: errorOf(pagesCode) }
  if (search.status !== 'found') return { ...list, status: 'loading' }
  return { ...list, status: wallets.length === 0 ? 'empty' : 'found' }
}

function errorOf(code: ErrorCode | undefined): 'VIEW_LOAD_FAILED' | 'DIRECTORY_FAILED' {
  return code === 'VIEW_LOAD_FAILED' ? code : 'DIRECTORY_FAILED'
}
