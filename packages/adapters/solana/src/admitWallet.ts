import { type ConnectorWarning, foldName } from '@latchkey/common'
import { imitatesKnownName } from './knownWallets.js'
import type { StandardWallet } from './standardWallet.js'

/** A wallet as it is listed. */
export type ListedWallet = StandardWallet & {
  readonly id: string
  readonly foldedName: string
  readonly warning?: ConnectorWarning | undefined
}

/** A page can register without end; more than this cannot be chosen from anyway (R32). */
const walletLimit = 100

/**
 * The list with one more wallet (R28–R31). The first claim of a name keeps it; wallets are never merged by name, since anybody
 * can claim one. Returns the same list when nothing changes.
 */
export function admitWallet(list: readonly ListedWallet[], wallet: StandardWallet): readonly ListedWallet[] {
  if (list.some(({ provider }) => provider === wallet.provider) || list.length >= walletLimit) return list
  return flagDoubts([...list, { ...wallet, id: freeId(list, wallet.name), foldedName: foldName(wallet.name) }])
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

function flagDoubts(list: readonly ListedWallet[]): readonly ListedWallet[] {
  return list.map((wallet) => {
    if (wallet.warning) return wallet
    const { name, foldedName } = wallet
    const isDoubled = list.some((other) => other !== wallet && other.foldedName === foldedName)
    return isDoubled || imitatesKnownName(name) ? { ...wallet, warning: 'look-alike-name' } : wallet
  })
}
