import type { Account, AccountType, CaipAddress } from '@latchkey/common'
import type { AccountState, SocialProvider } from '@latchkey/core'

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
  /** Not available yet. */
  readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

/** Data of an embedded wallet. Not available yet. */
export type EmbeddedWalletInfo = {
  readonly user: { readonly email?: string; readonly username?: string }
  readonly authProvider: SocialProvider | 'email'
  readonly accountType: AccountType
  readonly isSmartAccountDeployed: boolean
}

/** The account on a server and in the first client render. */
export const disconnectedView: AccountView = {
  allAccounts: [],
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: 'disconnected',
  embeddedWalletInfo: undefined,
}

export const connectingView: AccountView = { ...disconnectedView, status: 'connecting' }

export function viewAccount(account: AccountState): AccountView {
  if (account.status === 'disconnected') return disconnectedView
  if (account.status === 'connecting') return connectingView
  return {
    allAccounts: account.allAccounts,
    caipAddress: account.caipAddress,
    address: account.address,
    isConnected: true,
    status: 'connected',
    embeddedWalletInfo: account.user && {
      user: account.user,
      authProvider: account.socialProvider ?? 'email',
      accountType: account.preferredAccountType,
      isSmartAccountDeployed: account.smartAccountDeployed,
    },
  }
}
