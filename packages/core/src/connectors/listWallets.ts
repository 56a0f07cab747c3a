import { limits } from '@latchkey/common'
import { isConnectorVisible } from './isConnectorVisible.js'
import { isSameWallet } from './isSameWallet.js'
import { type InstalledListInput, listInstalled } from './listInstalled.js'
import { servesNamespace } from './servesNamespace.js'
import type { WalletGroup, WalletListEntry, WalletRow } from './walletRow.js'

/** All that decides the wallet list. */
export type WalletListInput = InstalledListInput & {
  readonly featured: readonly WalletListEntry[]
  readonly custom: readonly WalletListEntry[]
  readonly recommended: readonly WalletListEntry[]
  /** Other wallets that are known, so that one used before can be shown. */
  readonly known?: readonly WalletListEntry[]
  /** Already connected by WalletConnect: its row is not offered again. */
  readonly isWalletConnectConnected?: boolean
}

/** The whole wallet list of specification §4: the wallets of the page and listed ones, without the same wallet twice. */
export function listWallets(input: WalletListInput): readonly WalletGroup[] {
  // A listed wallet is no connector yet; what excludes one excludes it.
  const isHidden = (wallet: WalletListEntry) =>
    !isConnectorVisible(
      { id: wallet.id, name: wallet.name, type: 'EXTERNAL', chain: 'eip155', explorerId: wallet.id, info: wallet },
      input.rules,
    )
  const { namespace } = input
  const serves = (wallet: WalletListEntry) => !namespace || servesNamespace(wallet, namespace)
  return listInstalled(input, (present, recent, external) => {
    const isNew = (wallet: WalletListEntry) =>
      ![...present, ...recent, ...external].some((row) => isSameWallet(row, wallet)) &&
      !isHidden(wallet) &&
      serves(wallet)
    const lists = [input.featured, input.custom, input.recommended, input.known ?? []].flat()
    const usedIds = new Set(input.recent.map(({ id }) => id))
    const used = [...usedIds].flatMap((usedId) => lists.find(({ id }) => id === usedId) ?? []).filter(isNew)
    const isUnused = ({ id }: WalletListEntry) => !used.some((wallet) => wallet.id === id)
    const featured = input.featured.filter((wallet) => isNew(wallet) && isUnused(wallet))
    const custom = input.custom.filter(
      (wallet) => isNew(wallet) && isUnused(wallet) && !featured.some(({ id }) => id === wallet.id),
    )
    const room = Math.max(0, limits.recommendedWallets - present.length - used.length - featured.length - custom.length)
    const recommended = input.recommended
      .filter((wallet) => isNew(wallet) && ![...used, ...featured, ...custom].some(({ id }) => id === wallet.id))
      .slice(0, room)
    return {
      ...(input.isWalletConnectConnected ? { walletConnect: [] } : {}),
      recent: [...recent, ...used.map(rowOfWallet)],
      featured: featured.map(rowOfWallet),
      custom: custom.map(rowOfWallet),
      recommended: recommended.map(rowOfWallet),
    }
  })
}

function rowOfWallet(wallet: WalletListEntry): WalletRow {
  return {
    key: `wallet:${wallet.id}`,
    name: wallet.name,
    connectors: [],
    wallet,
    ...(wallet.image_url ? { imageUrl: wallet.image_url } : {}),
    ...(wallet.rdns ? { rdns: wallet.rdns } : {}),
  }
}
