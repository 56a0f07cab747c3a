import { type Connector, traitsOf } from '@latchkey/common'
import type { Storage } from '../storage/createStorage.js'
import { type RecentWallet, recentWalletsEntry } from '../storage/storedState.js'
import type { Connectors } from './createConnectors.js'
import { addRecentWallet } from './recentWallets.js'
import { isSameWallet } from './walletIdentity.js'

/**
 * Adds a connected wallet to the recent ones, once for all of its namespaces. `meant` is the listed wallet that the
 * visitor selected.
 */
export function rememberWallet(
  connectors: Connectors,
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

function remember(
  connectors: Connectors,
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
