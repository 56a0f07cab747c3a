import { limits } from '@latchkey/common'
import { type ConnectorGroupsInput, groupConnectors } from './groupConnectors.js'
import { isRowOfWallet, servesNamespace } from './walletIdentity.js'
import type { WalletGroup, WalletListEntry, WalletRow } from './walletRow.js'
import { isExcluded } from './walletVisibility.js'

/** The input of {@link listWallets}. */
export type WalletListInput = ConnectorGroupsInput & {
  readonly featured: readonly WalletListEntry[]
  readonly custom: readonly WalletListEntry[]
  readonly recommended: readonly WalletListEntry[]
  /** Other loaded wallets, so that recent ones can be listed. */
  readonly known?: readonly WalletListEntry[]
  /** WalletConnect is connected, so its row is omitted. */
  readonly isWalletConnectConnected?: boolean
}

/** Returns the wallet list: wallets on the page, of the app and of the directory, each once. */
export function listWallets(input: WalletListInput): readonly WalletGroup[] {
  const { namespace } = input
  const serves = (wallet: WalletListEntry) => !namespace || servesNamespace(wallet, namespace)
  return groupConnectors(input, (present, recent, external) => {
    const isNew = (wallet: WalletListEntry) =>
      ![...present, ...recent, ...external].some((row) => isRowOfWallet(row, wallet)) &&
      !isExcluded(wallet, input.rules.excluded) &&
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
