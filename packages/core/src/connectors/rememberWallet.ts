import type { Connector } from '@latchkey/common'
import type { Storage } from '../storage/createStorage.js'
import { type RecentWallet, recentWalletsEntry } from '../storage/storedState.js'
import type { Connectors } from './createConnectors.js'
import { isOtherSide } from './isOtherSide.js'
import { addRecentWallet } from './recentWallets.js'

/** Those that have a place of their own in the list; among the recent ones they would take a place and not show. */
const placed: readonly Connector['type'][] = ['WALLET_CONNECT', 'AUTH', 'ID_AUTH']

/** Puts a wallet that was just connected first among the recent ones; its other namespaces do not take a place beside it. */
export function rememberWallet(
  connectors: Connectors,
  storage: Storage,
  connector: Connector,
  meant?: RecentWallet | undefined,
): void {
  const { id, name, info, type, chain: namespace } = connector
  if (placed.includes(type)) return meant && remember(connectors, storage, meant)
  const sides = connectors.state.all.filter((other) => other === connector || isOtherSide(other, connector))
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
