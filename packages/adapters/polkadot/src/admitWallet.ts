import { type ConnectorWarning, cleanText, hasLookAlike } from '@latchkey/common'
import type { InjectedEntry } from './injectedEntry.js'
import { knownName, knownNames, novaName } from './knownWallets.js'

/** An injected wallet as it is listed. */
export type ListedWallet = InjectedEntry & {
  readonly id: string
  readonly name: string
  readonly warning?: ConnectorWarning
}

/** A page can fill the list without end; more than this cannot be chosen from anyway (R32). */
export const walletLimit = 100

/**
 * The list with one more wallet (R28–R31). The first that takes a key keeps it: another object under the same key is listed
 * beside it, both marked. Returns the same list when nothing changes.
 */
export function admitWallet(
  list: readonly ListedWallet[],
  found: InjectedEntry,
  isNova = false,
): readonly ListedWallet[] {
  if (list.some(({ entry }) => entry === found.entry) || list.length >= walletLimit) return list
  const same = list.filter(({ key }) => key === found.key)
  const name = isNova && found.key === 'polkadot-js' ? novaName : (knownName(found.key) ?? cleanText(found.key))
  const id = same.length === 0 ? found.key : `${found.key}#2`
  // A getter can make a new object at every look: a third one tells nothing that the second did not.
  if (list.some((wallet) => wallet.id === id)) return list
  const warning: ConnectorWarning | undefined =
    same.length > 0 ? 'same-rdns' : isLookAlike(found.key, name) ? 'look-alike-name' : undefined
  const marked = list.map((wallet) =>
    wallet.key === found.key && !wallet.warning ? { ...wallet, warning: 'same-rdns' as const } : wallet,
  )
  return [...marked, { ...found, id, name, ...(warning ? { warning } : {}) }]
}

function isLookAlike(key: string, name: string): boolean {
  return !knownName(key) && hasLookAlike(name, knownNames())
}
