import { AccountsTab } from './AccountsTab.js'
import type { AccountTab } from './accountSlot.js'
import { TokensTab } from './TokensTab.js'
import { texts } from './texts.js'
import { WalletsTab } from './WalletsTab.js'

/**
 * The tabs of the account in their order (specification §2). The first is the default. A tab without data is not
 * offered.
 */
export const tabRegistry: readonly AccountTab[] = [
  { id: 'tokens', title: texts.tabTokens, Content: TokensTab, isOffered: () => true },
  {
    id: 'accounts',
    title: texts.tabAccounts,
    Content: AccountsTab,
    isOffered: ({ account }) => account.allAccounts.length > 1,
  },
  {
    id: 'wallets',
    title: texts.tabWallets,
    Content: WalletsTab,
    isOffered: ({ core, namespace, options }) =>
      options.features.multiWallet || core.accounts.connections(namespace).length > 1,
  },
]
