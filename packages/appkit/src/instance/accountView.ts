import type { Account, AccountType, CaipAddress, ChainNamespace } from '@latchkey/common'
import type { AccountState, SocialProvider } from '@latchkey/core'
import type { Live } from './live.js'

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

const connectingView: AccountView = { ...disconnectedView, status: 'connecting' }

/** The account of a namespace, by default the active one. */
export function viewAccount(live: Live, wanted?: ChainNamespace): AccountView {
  const { core } = live
  // Which namespace is active need not be worked out for a visitor who never connected.
  const active = core ? core.networks.state.activeNamespace : live.stored[0] && live.initialNetwork?.chainNamespace
  const namespace = wanted ?? active
  if (!namespace) return disconnectedView
  // A stored connection counts as connecting from the first moment on (specification §4).
  if (!core) return live.stored.includes(namespace) ? connectingView : disconnectedView
  const account = core.accounts.get(namespace)
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
