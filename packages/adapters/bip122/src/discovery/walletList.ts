import { findDisplaced } from '@latchkey/adapter-kit'
import { foldName } from '@latchkey/common'

import { type FoundWallet, type ListedWallet, unidentified } from '../wallet/foundWallet.js'

/** A discovered wallet. Wallets of the same burst share a number. */
export type DiscoveredWallet = FoundWallet & { readonly foldedName: string; readonly burst: number }

/** Maximum number of wallets in the list, because a page can add any number. */
export const walletLimit = 100

/**
 * Adds a wallet to the list, and returns the same list if nothing changes. One object is one wallet. The first wallet
 * with an id keeps it. In a full list the new wallet replaces the one that {@link findDisplaced} returns.
 */
export function addWallet(
  list: readonly DiscoveredWallet[],
  wallet: FoundWallet,
  burst: number,
): readonly DiscoveredWallet[] {
  const foldedName = foldName(wallet.name)
  const known = list.find(({ provider }) => provider === wallet.provider)
  if (known) {
    if (isUnidentified(known) && !isUnidentified(wallet))
      return list.map((entry) =>
        entry === known ? { ...wallet, id: freeId(list, wallet.id), foldedName, burst: known.burst } : entry,
      )
    // The wallet was found at its window path first. Add the data of its later entry.
    const isMore = known.id === wallet.id && known.kind === wallet.kind && (wallet.icon ?? wallet.methods) !== undefined
    if (!isMore || known.icon !== undefined || known.methods !== undefined) return list
    return list.map((entry) => (entry === known ? { ...known, icon: wallet.icon, methods: wallet.methods } : entry))
  }
  const isContested = (entry: DiscoveredWallet) => entry.isAtHome === true || entry.foldedName === foldedName
  const displaced = list.length >= walletLimit ? findDisplaced(list, isContested) : undefined
  const rest = displaced ? list.filter((entry) => entry !== displaced) : list
  return [...rest, { ...wallet, id: freeId(list, wallet.id), foldedName, burst }]
}

function freeId(list: readonly FoundWallet[], requested: string): string {
  const isTaken = (id: string) => list.some((wallet) => wallet.id === id)
  let id = requested
  for (let count = 2; isTaken(id); count++) id = `${requested}#${count}`
  return id
}

/**
 * Returns the wallets to list. A wallet with both Wallet Standard and sats-connect interfaces is listed once, with the
 * interface that has more features. Wallets are never merged by name: two with similar names get a warning, except a
 * wallet at a path that only this wallet uses.
 */
export function listWallets(found: readonly FoundWallet[]): readonly ListedWallet[] {
  const isListed = (test: (wallet: FoundWallet) => boolean) => found.some(test)
  const shown = found.filter(
    ({ sameAs, ownPath }) =>
      !(sameAs && isListed(({ provider }) => provider === sameAs)) &&
      !(ownPath && isListed(({ path }) => path === ownPath)),
  )
  const names = new Map(shown.map((wallet) => [wallet, foldName(wallet.name)]))
  return shown.map((wallet) => {
    const isDoubled = shown.some((other) => other !== wallet && names.get(other) === names.get(wallet))
    return isDoubled && !wallet.isAtHome ? { ...wallet, warning: 'look-alike-name' } : wallet
  })
}

function isUnidentified({ type }: FoundWallet): boolean {
  return type === unidentified.type
}
