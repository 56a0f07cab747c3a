import { type ConnectorWarning, findDisplaced, foldName } from '@latchkey/common'
import { imitatesKnownName } from './knownWallets.js'
import type { StandardWallet } from './standardWallet.js'

/** A wallet as it is listed. */
export type ListedWallet = StandardWallet & {
  readonly id: string
  readonly foldedName: string
  /** Wallets that registered themselves at the same time have the same number. */
  readonly burst: number
  readonly warning?: ConnectorWarning | undefined
}

/** A page can register without end; a visitor cannot choose from more wallets than this (R32). */
const walletLimit = 100

/**
 * The list with one more wallet (R28–R31). The first claim of a name keeps it; wallets are never merged by name, since anybody
 * can claim one. Returns the same list when nothing changes. In a full list the newcomer takes the place of the wallet that
 * {@link findDisplaced} returns (R189).
 */
export function admitWallet(
  list: readonly ListedWallet[],
  wallet: StandardWallet,
  burst: number,
): readonly ListedWallet[] {
  if (list.some(({ provider }) => provider === wallet.provider)) return list
  const foldedName = foldName(wallet.name)
  const isContested = (entry: ListedWallet) => entry.foldedName === foldedName || entry.warning !== undefined
  const displaced = list.length >= walletLimit ? findDisplaced(list, isContested) : undefined
  const rest = displaced ? list.filter((entry) => entry !== displaced) : list
  const isDoubled = rest.some((entry) => entry.foldedName === foldedName)
  const added: ListedWallet = { ...wallet, id: freeId(list, wallet.name), foldedName, burst }
  // Only the newcomer is compared: a flood must not cost a comparison of all with all for each registration.
  return [
    ...rest.map((entry) => (entry.foldedName === foldedName ? withDoubt(entry) : entry)),
    isDoubled || imitatesKnownName(wallet.name) ? withDoubt(added) : added,
  ]
}

/** The list without a wallet that took itself back. */
export function dismissWallet(list: readonly ListedWallet[], provider: object): readonly ListedWallet[] {
  return list.some((wallet) => wallet.provider === provider)
    ? list.filter((wallet) => wallet.provider !== provider)
    : list
}

function freeId(list: readonly ListedWallet[], name: string): string {
  const isTaken = (id: string) => list.some((wallet) => wallet.id === id)
  let id = name
  for (let count = 2; isTaken(id); count++) id = `${name}#${count}`
  return id
}

function withDoubt(wallet: ListedWallet): ListedWallet {
  return wallet.warning ? wallet : { ...wallet, warning: 'look-alike-name' }
}
