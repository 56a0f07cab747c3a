import { limits } from '@latchkey/common'
import type { WalletListEntry } from '../connectors/walletRow.js'
import type { DirectoryApi } from './directoryApi.js'
import type { DirectoryFilter } from './directoryFilter.js'

/** What the wallet list shows of the directory before anything is searched. */
export type FirstWallets = {
  readonly featured?: readonly WalletListEntry[]
  readonly recommended?: readonly WalletListEntry[]
  readonly excluded?: readonly WalletListEntry[]
}

/** What came, and why the rest did not. */
export type FirstLoad = {
  readonly loaded: FirstWallets
  /** How many wallets the directory has besides the featured ones, where it said so. */
  readonly others: number | undefined
  readonly error: unknown
}

/** Asks for featured, recommended and excluded wallets side by side; what one question gives does not depend on the others. */
export async function loadFirst(
  { getEntries }: DirectoryApi,
  { include, exclude, featured, chains, hides }: DirectoryFilter,
  recent: readonly string[],
): Promise<FirstLoad> {
  let others: number | undefined
  const byIds = async (ids: readonly string[]) =>
    ids.length > 0 ? (await getEntries({ page: 1, entries: ids.length, include: ids })).entries : []
  const parts = await Promise.allSettled([
    byIds(featured).then((entries) => ({ featured: inOrder(entries, featured).filter((entry) => !hides(entry)) })),
    recommended().then((entries) => ({ recommended: entries })),
    byIds(exclude).then((entries) => ({ excluded: inOrder(entries, exclude) })),
    // Those used before are found by their id then; without them the list is whole.
    byIds(recent).then(
      () => ({}),
      () => ({}),
    ),
  ])
  const failed = parts.find((part) => part.status === 'rejected')
  const loaded = parts.flatMap((part): FirstWallets[] => (part.status === 'fulfilled' ? [part.value] : []))
  return { loaded: Object.assign({}, ...loaded), others, error: failed?.reason }

  async function recommended(): Promise<readonly WalletListEntry[]> {
    const hidden = [...new Set([...exclude, ...featured])]
    const { entries, count } = await getEntries({
      page: 1,
      entries: limits.recommendedWallets,
      include,
      exclude: hidden,
      chains,
    })
    others = count
    return entries.filter((entry) => !hidden.includes(entry.id) && !hides(entry))
  }
}

/** Those that were asked for, in that order, whatever the server gave. */
function inOrder(entries: readonly WalletListEntry[], ids: readonly string[]): readonly WalletListEntry[] {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id))
}
