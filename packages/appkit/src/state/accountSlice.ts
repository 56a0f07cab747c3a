import type { Account, AccountType, CaipAddress, WalletUser } from '@latchkey/common'
import type { AccountState, SocialProvider } from '@latchkey/core'
import type { Slice } from './slice.js'

/** The account, as plain data. */
export type AccountView = {
  /** All accounts that the wallet shares. The one that acts by default is first. */
  readonly allAccounts: readonly Account[]
  /** The address by CAIP-10, such as `eip155:1:0x…`. */
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly isConnected: boolean
  /** `connecting` also while a stored connection is restored. */
  readonly status: AccountState['status']
  /** Data of a connected embedded wallet; `undefined` for other wallets. */
  readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

/** Data of an embedded wallet, and of the visitor as the wallet knows them. */
export type EmbeddedWalletInfo = {
  readonly user: WalletUser
  readonly authProvider: SocialProvider | 'email'
  readonly accountType: AccountType
  readonly isSmartAccountDeployed: boolean
}

const disconnected: AccountView = {
  allAccounts: [],
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: 'disconnected',
  embeddedWalletInfo: undefined,
}

const connecting: AccountView = { ...disconnected, status: 'connecting' }

export const accountSlice: Slice<AccountView> = {
  watched: ['accounts', 'networks'],
  initial: (source, namespace) => viewWithoutAccount(source.isConnecting(namespace)),
}

/** Returns the account while no wallet is connected. */
export function viewWithoutAccount(isConnecting: boolean): AccountView {
  return isConnecting ? connecting : disconnected
}
