import type { Account, CaipAddress, CaipNetworkId, ChainNamespace, WalletInfo } from '@latchkey/common'
import type { Accounts } from './createAccounts.js'

/** A connection of a namespace, as plain data. */
export type ConnectionView = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly wallet: WalletInfo
  readonly address: string
  /** The address by CAIP-10, such as `eip155:1:0x…`. */
  readonly caipAddress: CaipAddress
  /** The network by CAIP-2, such as `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId
  /** All accounts that the wallet shares, the active one first. */
  readonly allAccounts: readonly Account[]
  /** Whether the account, the network and the actions of the namespace belong to this wallet. */
  readonly isActive: boolean
}

/** Returns the connections of a namespace, in the order in which they opened. */
export function listConnections(accounts: Accounts, namespace: ChainNamespace): readonly ConnectionView[] {
  const active = accounts.getConnected(namespace)?.connectorId
  return accounts.connections(namespace).map(({ connectorId, wallet, address, ...account }) => ({
    namespace,
    connectorId,
    wallet,
    address,
    caipAddress: account.caipAddress,
    caipNetworkId: account.caipNetworkId,
    allAccounts: account.allAccounts,
    isActive: connectorId === active,
  }))
}
