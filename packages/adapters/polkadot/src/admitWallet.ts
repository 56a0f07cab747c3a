import { type ConnectorWarning, cleanText, findDisplaced, hasLookAlike } from '@latchkey/common'
import type { InjectedEntry } from './injectedEntry.js'
import { knownName, knownNames, novaName } from './knownWallets.js'

/** An injected wallet as it is listed. */
export type ListedWallet = InjectedEntry & {
  readonly id: string
  readonly name: string
  /** Wallets found by the same scan have the same number. */
  readonly burst: number
  readonly warning?: ConnectorWarning
}

/** A page can fill the list without end; a visitor cannot choose from more wallets than this (R32). */
export const walletLimit = 100

/**
 * The list with one more wallet (R28–R31). The first that takes a key keeps it: another object under the same key is listed
 * beside it, both marked. Returns the same list when nothing changes. In a full list the newcomer takes the place of the wallet that
 * {@link findDisplaced} returns; wallets at a well-known key stay (R189).
 */
export function admitWallet(
  list: readonly ListedWallet[],
  found: InjectedEntry,
  burst: number,
  isNova = false,
): readonly ListedWallet[] {
  if (list.some(({ entry }) => entry === found.entry)) return list
  const same = list.filter(({ key }) => key === found.key)
  const name = isNova && found.key === 'polkadot-js' ? novaName : (knownName(found.key) ?? cleanText(found.key))
  const id = same.length === 0 ? found.key : `${found.key}#2`
  // A getter can make a new object at every look: a third one tells nothing that the second did not.
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
  // A key has two wallets at most, so those of the well-known keys never fill the list.
  const others = list.filter((wallet) => !knownName(wallet.key))
  return findDisplaced(others, (wallet) => wallet.key === key || wallet.warning === 'same-rdns')
}

function isLookAlike(key: string, name: string): boolean {
  return !knownName(key) && hasLookAlike(name, knownNames())
}
