import { type ConnectorWarning, foldName } from '@latchkey/common'
import type { FoundWallet } from './foundWallet.js'

/** A wallet as it is listed. */
export type ListedWallet = FoundWallet & { readonly warning?: ConnectorWarning | undefined }

/** A page can put any number of wallets on itself; more than this cannot be chosen from anyway (R32). */
export const walletLimit = 100

/** The list with one more wallet. The same object is one wallet; the first claim of an id keeps it. The same list when nothing changes. */
export function admitWallet(list: readonly FoundWallet[], wallet: FoundWallet): readonly FoundWallet[] {
  const known = list.find(({ provider }) => provider === wallet.provider)
  if (known) {
    // Found at its place before it listed itself: what it says of itself is worth having.
    const isMore = known.id === wallet.id && known.kind === wallet.kind && (wallet.icon ?? wallet.methods) !== undefined
    if (!isMore || known.icon !== undefined || known.methods !== undefined) return list
    return list.map((entry) => (entry === known ? { ...known, icon: wallet.icon, methods: wallet.methods } : entry))
  }
  if (list.length >= walletLimit) return list
  const count = list.filter(({ id }) => id === wallet.id || id.startsWith(`${wallet.id}#`)).length
  return [...list, count === 0 ? wallet : { ...wallet, id: `${wallet.id}#${count + 1}` }]
}

/**
 * The wallets to show. One that is on the page twice, by Wallet Standard and with the same object in sats-connect style, is
 * shown once, by the way that can do more. Wallets are never merged by name: two that can be taken for each other carry a
 * warning, except one at the place that only the wallet of that name uses (R29–R31).
 */
export function listWallets(found: readonly FoundWallet[]): readonly ListedWallet[] {
  const shown = found.filter(({ sameAs }) => !sameAs || !found.some(({ provider }) => provider === sameAs))
  const names = new Map(shown.map((wallet) => [wallet, foldName(wallet.name)]))
  return shown.map((wallet) => {
    const isDoubled = shown.some((other) => other !== wallet && names.get(other) === names.get(wallet))
    return isDoubled && !wallet.isAtHome ? { ...wallet, warning: 'look-alike-name' } : wallet
  })
}
