import { type ConnectorWarning, findDisplaced, foldName } from '@latchkey/common'
import { type FoundWallet, unidentified } from './foundWallet.js'

/** A wallet as it is listed. */
export type ListedWallet = FoundWallet & { readonly warning?: ConnectorWarning | undefined }

/** A wallet that is on the page. Those that were found at the same time have the same number. */
export type AdmittedWallet = FoundWallet & { readonly foldedName: string; readonly burst: number }

/** A page can put any number of wallets on itself; a visitor cannot choose from more than this (R32). */
export const walletLimit = 100

/**
 * The list with one more wallet. The same object is one wallet; the first claim of an id keeps it. The same list when nothing changes. In
 * a full list the newcomer takes the place of the wallet that {@link findDisplaced} returns (R189).
 */
export function admitWallet(
  list: readonly AdmittedWallet[],
  wallet: FoundWallet,
  burst: number,
): readonly AdmittedWallet[] {
  const foldedName = foldName(wallet.name)
  const known = list.find(({ provider }) => provider === wallet.provider)
  if (known) {
    if (isUnidentified(known) && !isUnidentified(wallet))
      return list.map((entry) =>
        entry === known ? { ...wallet, id: freeId(list, wallet.id), foldedName, burst: known.burst } : entry,
      )
    // Found at its place before it listed itself: what it says of itself is worth having.
    const isMore = known.id === wallet.id && known.kind === wallet.kind && (wallet.icon ?? wallet.methods) !== undefined
    if (!isMore || known.icon !== undefined || known.methods !== undefined) return list
    return list.map((entry) => (entry === known ? { ...known, icon: wallet.icon, methods: wallet.methods } : entry))
  }
  const isContested = (entry: AdmittedWallet) => entry.isAtHome === true || entry.foldedName === foldedName
  const displaced = list.length >= walletLimit ? findDisplaced(list, isContested) : undefined
  const rest = displaced ? list.filter((entry) => entry !== displaced) : list
  return [...rest, { ...wallet, id: freeId(list, wallet.id), foldedName, burst }]
}

function freeId(list: readonly FoundWallet[], wanted: string): string {
  const isTaken = (id: string) => list.some((wallet) => wallet.id === id)
  let id = wanted
  for (let count = 2; isTaken(id); count++) id = `${wanted}#${count}`
  return id
}

/**
 * The wallets to show. One that is on the page twice, by Wallet Standard and with the same object in sats-connect style, is
 * shown once, by the way that can do more. Wallets are never merged by name: two that can be taken for each other carry a
 * warning, except one at the place that only the wallet of that name uses (R29–R31).
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
