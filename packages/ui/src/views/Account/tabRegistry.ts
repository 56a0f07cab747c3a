import { AccountsTab } from './AccountsTab.js'
import { ActivityTab } from './ActivityTab.js'
import type { AccountTab } from './accountTab.js'
import { NftsTab } from './NftsTab.js'
import { TokensTab } from './TokensTab.js'

/** The tabs of the account in their order (specification §2). The first is the default. */
export const tabRegistry: readonly AccountTab[] = [
  { id: 'tokens', title: 'tabTokens', Content: TokensTab, isOffered: () => true },
  {
    id: 'nfts',
    title: 'tabNfts',
    Content: NftsTab,
    isOffered: ({ namespace }) => namespace === 'eip155' || namespace === 'solana',
  },
  { id: 'activity', title: 'tabActivity', Content: ActivityTab, isOffered: ({ features }) => features.history },
  {
    id: 'accounts',
    title: 'tabAccounts',
    Content: AccountsTab,
    isOffered: ({ accountCount }) => accountCount > 1,
  },
]
