import { limits } from '@latchkey/common'
import type { WalletListEntry } from '../wallets/walletRow.js'
import type { DirectoryApi } from './createDirectoryApi.js'
import { type DirectoryFilter, mostIds } from './directoryFilter.js'

/** The directory's part of the wallet list before any search. */
export type FirstWallets = {
  readonly featured?: readonly WalletListEntry[]
  readonly recommended?: readonly WalletListEntry[]
  readonly excluded?: readonly WalletListEntry[]
}

/** The loaded wallets, and the error of the failed requests. */
export type FirstLoad = {
  readonly loaded: FirstWallets
  /** Number of wallets besides the featured ones, if the directory returned it. */
  readonly others: number | undefined
  readonly error: unknown
}

/** Loads featured, recommended and excluded wallets in parallel. Each request can fail on its own. */
export async function loadFirst(
  api: DirectoryApi,
  filter: DirectoryFilter,
  recent: readonly string[],
): Promise<FirstLoad> {
  const { getEntries } = api
  const { exclude, featured, hides } = filter
  let others: number | undefined
  const byIds = async (ids: readonly string[]) => {
    const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
      ids.slice(part * mostIds, (part + 1) * mostIds),
    )
    const pages = await Promise.all(parts.map((part) => getEntries({ page: 1, entries: part.length, include: part })))
    return pages.flatMap(({ entries }) => entries)
  }
  const parts = await Promise.allSettled([
    byIds(featured).then((entries) => ({ featured: inOrder(entries, featured).filter((entry) => !hides(entry)) })),
    loadRecommended(api, filter).then(({ recommended, count }) => {
      others = count
      return { recommended }
    }),
    byIds(exclude).then((entries) => ({ excluded: inOrder(entries, exclude) })),
    // Then loads the recent wallets by id. Without them the list is complete.
    byIds(recent).then(
      () => ({}),
      () => ({}),
    ),
  ])
  const failed = parts.find((part) => part.status === 'rejected')
  const loaded = parts.flatMap((part): FirstWallets[] => (part.status === 'fulfilled' ? [part.value] : []))
  return { loaded: Object.assign({}, ...loaded), others, error: failed?.reason }
}

/**
 * Loads the wallets recommended for the filter's chains. `count` is the number of wallets besides the featured ones.
 */
export async function loadRecommended(
  { getEntries }: DirectoryApi,
  { include, exclude, featured, chains, hides }: DirectoryFilter,
): Promise<{ readonly recommended: readonly WalletListEntry[]; readonly count: number }> {
  const hidden = [...new Set([...exclude, ...featured])]
  // Ids that do not fit into one query are filtered out below.
  const isCut = hidden.length > mostIds || (include?.length ?? 0) > mostIds
  const { entries, count } = await getEntries({
    page: 1,
    entries: isCut ? mostIds : limits.recommendedWallets,
    include,
    exclude: hidden,
    chains,
  })
  const shown = entries.filter((entry) => !hidden.includes(entry.id) && !hides(entry))
  return { recommended: shown.slice(0, limits.recommendedWallets), count }
}

/** Returns the requested wallets in the requested order. The server may return others. */
function inOrder(entries: readonly WalletListEntry[], ids: readonly string[]): readonly WalletListEntry[] {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
}
