import type { Account, AccountType, CaipAddress, ChainNamespace } from '@latchkey/common'
import type { AccountState, Core, SocialProvider } from '@latchkey/core'
import { snapshot } from 'valtio/vanilla'

/** The account as apps see it; plain data. */
export type AccountView = {
  readonly allAccounts: readonly Account[]
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly isConnected: boolean
  readonly status: AccountState['status']
  readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

/** Embedded wallets only. */
export type EmbeddedWalletInfo = {
  readonly user: { readonly email?: string; readonly username?: string }
  readonly authProvider: SocialProvider | 'email'
  readonly accountType: AccountType
  readonly isSmartAccountDeployed: boolean
}

/** What is shown before anything is known, and on a server. */
export const disconnectedView: AccountView = {
  allAccounts: [],
  caipAddress: undefined,
  address: undefined,
  isConnected: false,
  status: 'disconnected',
  embeddedWalletInfo: undefined,
}

/** The account of a namespace, by default the active one. */
export function viewAccount(
  core: Core,
  namespace: ChainNamespace | undefined = core.networks.state.activeNamespace,
): AccountView {
  const account = namespace && snapshot(core.accounts.state).byNamespace[namespace]
  if (!account || account.status === 'disconnected') return disconnectedView
  if (account.status === 'connecting') return { ...disconnectedView, status: 'connecting' }
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
