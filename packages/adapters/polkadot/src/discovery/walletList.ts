import { findDisplaced } from '@latchkey/adapter-kit'
import { type ConnectorWarning, cleanText, hasLookAlike } from '@latchkey/common'
import type { InjectedEntry } from '../wallet/injectedEntry.js'
import { knownName, knownNames, novaName } from '../wallet/knownWallets.js'
import type { ListedWallet } from '../wallet/walletSource.js'

/** Maximum number of wallets in the list, because a page can add any number. */
export const walletLimit = 100

/**
 * Adds a wallet to the list, and returns the same list if nothing changes. A second object with the same key
 * gets another id, and both wallets get a warning. In a full list the new wallet replaces the one that {@link
 * findDisplaced} returns; wallets with a well-known key stay.
 */
export function addWallet(
  list: readonly ListedWallet[],
  found: InjectedEntry,
  burst: number,
  isNova = false,
): readonly ListedWallet[] {
  if (list.some(({ entry }) => entry === found.entry)) return list
  const same = list.filter(({ key }) => key === found.key)
  const name = isNova && found.key === 'polkadot-js' ? novaName : (knownName(found.key) ?? cleanText(found.key))
  const id = same.length === 0 ? found.key : `${found.key}#2`
  // List at most two objects per key, because a getter can return a new object on every read.
  if (list.some((wallet) => wallet.id === id)) return list
  const warning: ConnectorWarning | undefined =
    same.length > 0 ? 'same-rdns' : isLookAlike(found.key, name) ? 'look-alike-name' : undefined
  const displaced = list.length >= walletLimit ? findDisplacedKey(list, found.key) : undefined
  const rest = displaced ? list.filter((wallet) => wallet !== displaced) : list
  const marked = rest.map((wallet) =>
    wallet.key === found.key && !wallet.warning ? { ...wallet, warning: 'same-rdns' as const } : wallet,
  )
  return [...marked, { ...found, id, name, burst, ...(warning ? { warning } : {}) }]
}

function findDisplacedKey(list: readonly ListedWallet[], key: string): ListedWallet | undefined {
  // A key has at most two wallets, so well-known keys never fill the list.
  const others = list.filter((wallet) => !knownName(wallet.key))
  return findDisplaced(others, (wallet) => wallet.key === key || wallet.warning === 'same-rdns')
}

function isLookAlike(key: string, name: string): boolean {
  return !knownName(key) && hasLookAlike(name, knownNames())
}
