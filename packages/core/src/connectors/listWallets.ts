import { type ChainNamespace, type Connector, limits } from '@latchkey/common'
import type { ConnectorGroup } from '../options/appKitOptions.js'
import type { RecentWallet } from '../storage/storedState.js'
import { isConnectorVisible, type VisibilityRules } from './isConnectorVisible.js'
import { mergeConnectors } from './mergeConnectors.js'
import type { WalletGroup, WalletListEntry, WalletRow } from './walletRow.js'

/** All that decides the wallet list. */
export type WalletListInput = {
  readonly connectors: readonly Connector[]
  readonly recent: readonly RecentWallet[]
  readonly featured: readonly WalletListEntry[]
  readonly custom: readonly WalletListEntry[]
  readonly recommended: readonly WalletListEntry[]
  /** Other wallets that are known, so that one used before can be shown. */
  readonly known?: readonly WalletListEntry[]
  readonly order: readonly ConnectorGroup[]
  readonly rules: VisibilityRules
  /** Only this namespace's wallets. */
  readonly namespace?: ChainNamespace | undefined
  /** Already connected by WalletConnect: its row is not offered again. */
  readonly isWalletConnectConnected?: boolean
}

/**
 * The wallet list of specification §4: grouped, in the default or configured order, without empty groups and without
 * the same wallet twice.
 */
export function listWallets(input: WalletListInput): readonly WalletGroup[] {
  const connectors = input.connectors.filter((connector) => isConnectorVisible(connector, input.rules))
  const rowsOf = (...types: readonly Connector['type'][]) =>
    mergeConnectors(
      connectors.filter(({ type }) => types.includes(type)),
      input.namespace,
    )
  const present = rowsOf('INJECTED', 'ANNOUNCED', 'MULTI_CHAIN')
  const external = rowsOf('EXTERNAL')
  const recent = [...present, ...external].filter((row) => input.recent.some((wallet) => isSameWallet(row, wallet)))
  const isRest = (row: WalletRow) => !recent.includes(row)
  const isNew = (wallet: WalletListEntry) =>
    ![...present, ...recent].some((row) => isSameWallet(row, wallet)) && !isExcluded(wallet, input.rules)
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
  const rows: Readonly<Record<ConnectorGroup, readonly WalletRow[]>> = {
    walletConnect: input.isWalletConnectConnected ? [] : rowsOf('WALLET_CONNECT'),
    recent: byRecency([...recent, ...used.map(rowOfWallet)], input.recent).map((row) => ({ ...row, tag: 'recent' })),
    injected: present.filter(isRest).map((row) => ({ ...row, tag: 'installed' })),
    featured: featured.map(rowOfWallet),
    custom: custom.map(rowOfWallet),
    external: external.filter(isRest),
    recommended: recommended.map(rowOfWallet),
  }
  const order = [...new Set([...input.order, ...(Object.keys(rows) as ConnectorGroup[])])]
  return order.map((group) => ({ group, rows: rows[group] })).filter((group) => group.rows.length > 0)
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

function byRecency(rows: readonly WalletRow[], recent: readonly RecentWallet[]): readonly WalletRow[] {
  const rank = (row: WalletRow) => recent.findIndex((wallet) => isSameWallet(row, wallet))
  return [...rows].sort((a, b) => rank(a) - rank(b))
}

/** Same reverse-DNS name, connector id or explorer id; never by name, which anybody can claim (R30). */
function isSameWallet(
  row: WalletRow,
  wallet: { readonly id: string; readonly rdns?: string; readonly namespace?: ChainNamespace },
): boolean {
  if (row.wallet?.id === wallet.id) return true
  return row.connectors.some(
    ({ id, chain, info, explorerId }) =>
      (id === wallet.id && (!wallet.namespace || wallet.namespace === chain)) ||
      explorerId === wallet.id ||
      (wallet.rdns !== undefined && wallet.rdns === info?.rdns),
  )
}

function isExcluded(wallet: WalletListEntry, { excluded }: VisibilityRules): boolean {
  return excluded.some(
    ({ id, rdns, name }) =>
      (id !== undefined && id === wallet.id) ||
      (rdns !== undefined && rdns.toLowerCase() === wallet.rdns?.toLowerCase()) ||
      (name !== undefined && name.toLowerCase() === wallet.name.toLowerCase()),
  )
}
