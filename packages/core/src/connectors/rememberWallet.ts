import type { Connector } from '@latchkey/common'
import type { Storage } from '../storage/createStorage.js'
import { recentWalletsEntry } from '../storage/storedState.js'
import type { Connectors } from './createConnectors.js'
import { addRecentWallet } from './recentWallets.js'

/** Puts a wallet that was just connected first among the recent ones. */
export function rememberWallet(connectors: Connectors, storage: Storage, { id, name, info }: Connector): void {
  const wallet = { id, name, ...(info?.rdns ? { rdns: info.rdns } : {}) }
  const recent = addRecentWallet(storage.get(recentWalletsEntry) ?? connectors.state.recent, wallet)
  storage.set(recentWalletsEntry, recent)
  connectors.setRecent(recent)
}
