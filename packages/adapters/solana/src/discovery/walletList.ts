import { findDisplaced } from '@latchkey/adapter-kit'
import { foldName } from '@latchkey/common'
import type { StandardWallet } from '../wallet/standardWallet.js'
import type { ListedWallet } from '../wallet/walletSource.js'

/** Maximum number of wallets in the list, because a page can register any number. */
const walletLimit = 100

/**
 * Adds a wallet to the list. The first claim of a name keeps its id. Wallets are never merged by name, because any page
 * script can claim a name. Returns the same list when nothing changes. In a full list the new wallet replaces the one
 * that {@link findDisplaced} returns.
 */
export function addWallet(
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
  // Compare only with the new wallet: comparing all pairs at each registration would be slow during a flood.
  return [
    ...rest.map((entry) => (entry.foldedName === foldedName ? withDoubt(entry) : entry)),
    isDoubled || imitatesKnownName(wallet.name) ? withDoubt(added) : added,
  ]
}

/** Returns the list without a wallet that unregistered itself. */
export function removeWallet(list: readonly ListedWallet[], provider: object): readonly ListedWallet[] {
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

/**
 * Well-known wallet names. Wallet Standard has no other proof of identity, so only look-alike spellings can be
 * detected.
 */
const names = [
  'Phantom',
  'Solflare',
  'Backpack',
  'MetaMask',
  'Coinbase Wallet',
  'Trust',
  'Trust Wallet',
  'OKX Wallet',
  'Bitget Wallet',
  'Binance Wallet',
  'Brave Wallet',
  'Exodus',
  'Glow',
  'Ledger',
  'Magic Eden',
  'Jupiter',
  'Rainbow',
]

/** Whether a name resembles a well-known one without being equal to it. */
function imitatesKnownName(name: string): boolean {
  const folded = foldName(name)
  return names.some((known) => known !== name && foldName(known) === folded)
}
