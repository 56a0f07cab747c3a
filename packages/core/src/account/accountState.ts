import type {
  Account,
  AccountType,
  CaipAddress,
  CaipNetworkId,
  ConnectorType,
  ErrorCode,
  WalletInfo,
} from '@latchkey/common'
import type { SocialProvider } from '../options/appKitOptions.js'

/** No wallet. `reason` says why an earlier connection could not be restored. */
export type DisconnectedAccount = { readonly status: 'disconnected'; readonly reason?: ErrorCode }

/** A wallet is being asked, or silently restored. */
export type ConnectingAccount = {
  readonly status: 'connecting'
  readonly connectorId: string
  readonly isRestore: boolean
}

/** The native balance, as text that survives `JSON.stringify`. */
export type BalanceState = {
  /** In base units, such as wei: `BigInt(value)`. */
  readonly value: string
  readonly decimals: number
  /** In whole coins, as decimal text. */
  readonly formatted: string
  readonly symbol: string
  /** The newest try failed; this is an older value. */
  readonly isStale: boolean
}

/** Details that arrive after the address, each on its own. */
export type AccountDetails = {
  readonly balance?: BalanceState | undefined
  /** The balance could not be had; the text is `Token Balance Unavailable`. */
  readonly balanceError?: ErrorCode | undefined
  readonly profileName?: string | undefined
  readonly profileImage?: string | undefined
  /** The restored connection is of another account than the one that was connected when the page was last open. */
  readonly hasChangedSinceLastVisit?: boolean | undefined
}

/** A connected wallet (specification §3). */
export type ConnectedAccount = AccountDetails & {
  readonly status: 'connected'
  readonly connectorId: string
  readonly connectorType: ConnectorType
  readonly wallet: WalletInfo
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  readonly type: AccountType
  readonly allAccounts: readonly Account[]
  /** The account's page in the network's block explorer. */
  readonly addressExplorerUrl?: string
  readonly preferredAccountType: AccountType
  readonly smartAccountDeployed: boolean
  /** Embedded wallets only. */
  readonly user?: { readonly username?: string; readonly email?: string }
  readonly socialProvider?: SocialProvider
}

/** What is known of one namespace's account: each status holds only what exists then. */
export type AccountState = DisconnectedAccount | ConnectingAccount | ConnectedAccount
