import { type Connector, limits, traitsOf } from '@latchkey/common'
import type { Storage } from '../storage/createStorage.js'
import { type RecentWallet, recentWalletsEntry } from '../storage/storedState.js'
import { isSameWallet, walletRdns } from './walletIdentity.js'

/** The discovered connectors and the recent wallets, both of `createConnectors`. */
type RecentWallets = {
  readonly state: { readonly all: readonly Connector[] }
  recent(): readonly RecentWallet[]
  setRecent(recent: readonly RecentWallet[]): void
}

/**
 * Adds a connected wallet to the recent ones, once for all of its namespaces. `meant` is the listed wallet that the
 * visitor selected.
 */
export function rememberWallet(
  connectors: RecentWallets,
  storage: Storage,
  connector: Connector,
  meant?: RecentWallet | undefined,
): void {
  const { id, name, info, type, chain: namespace } = connector
  // A built-in connector has no row among the recent wallets, so it would waste an entry.
  if (traitsOf(type).isBuiltIn) return meant && remember(connectors, storage, meant)
  const { all } = connectors.state
  const sides = all.filter((other) => other === connector || isSameWallet(other, connector, all))
  const isOther = (wallet: { readonly id: string; readonly namespace?: string }) =>
    !sides.some((side) => side.id === wallet.id && side.chain === (wallet.namespace ?? side.chain))
  remember(connectors, storage, { id, name, namespace, ...(info?.rdns ? { rdns: info.rdns } : {}) }, isOther)
}

/** Removes duplicates and the oldest wallets above the limit. */
export function limitRecentWallets(wallets: readonly RecentWallet[]): readonly RecentWallet[] {
  const ids = wallets.map(({ id }) => id)
  const named = wallets.filter(({ id, name }, index) => id && name && ids.indexOf(id) === index)
  return named.slice(0, limits.recentWallets)
}

/** Adds a recent wallet: at most two, newest first. MetaMask's mobile id is replaced by the desktop one. */
export function addRecentWallet(wallets: readonly RecentWallet[], wallet: RecentWallet): readonly RecentWallet[] {
  return limitRecentWallets([wallet, ...wallets].map(asDesktop))
}

function remember(
  connectors: RecentWallets,
  storage: Storage,
  { id, name, rdns, namespace }: RecentWallet,
  isOther: (wallet: RecentWallet) => boolean = () => true,
): void {
  const before = storage.get(recentWalletsEntry()) ?? connectors.recent()
  const wallet = { id, name, ...(rdns ? { rdns } : {}), ...(namespace ? { namespace } : {}) }
  const recent = addRecentWallet(before.filter(isOther), wallet)
  storage.set(recentWalletsEntry(), recent)
  connectors.setRecent(recent)
}

function asDesktop(wallet: RecentWallet): RecentWallet {
  const { rdns, id } = wallet
  if (walletRdns(rdns) !== 'io.metamask') return wallet
  return { ...wallet, rdns: 'io.metamask', id: id === rdns ? 'io.metamask' : id }
}
