import { foldText, walletSearchText } from '@latchkey/common'
import type { DirectoryWallet, GetWalletsParameters, WalletsPage } from '../directory/getWallets.js'

/**
 * Returns a page of wallets as the directory server selects and orders them: a search finds parts of name, reverse-DNS
 * name and home page; names that begin with the text come first, then names with a word that does, then the rest. Empty
 * lists are ignored.
 */
export function findWallets(wallets: readonly DirectoryWallet[], query: GetWalletsParameters): WalletsPage {
  const { page, entries, include, exclude, certified } = query
  const text = foldText(query.search ?? '')
  const namespaces = namespacesOf(query.chains)
  const found = wallets.filter(
    (wallet) =>
      (!include?.length || include.includes(wallet.id)) &&
      !exclude?.includes(wallet.id) &&
      (namespaces.length === 0 || namespacesOf(wallet.chains).some((served) => namespaces.includes(served))) &&
      (!certified || wallet.badge_type === 'certified') &&
      (!text || walletSearchText(wallet).includes(text)),
  )
  const ordered = text ? [2, 1, 0].flatMap((rank) => found.filter((wallet) => closeness(wallet, text) === rank)) : found
  return { wallets: ordered.slice((page - 1) * entries, page * entries), count: found.length, dropped: 0 }
}

/** Returns the distinct namespaces of CAIP-2 ids. */
export function namespacesOf(chains: readonly string[] | undefined): readonly string[] {
  return [...new Set(chains?.map((chain) => chain.slice(0, chain.indexOf(':'))))]
}

function closeness({ name }: DirectoryWallet, text: string): 0 | 1 | 2 {
  const folded = foldText(name)
  return folded.startsWith(text) ? 2 : folded.includes(` ${text}`) ? 1 : 0
}
