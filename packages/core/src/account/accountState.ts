import type {
  Account,
  AccountType,
  CaipAddress,
  CaipNetworkId,
  ConnectorType,
  ErrorCode,
  WalletInfo,
  WalletUser,
} from '@latchkey/common'
import type { SocialProvider } from '../options/featureSwitches.js'

/** No wallet. `reason` says why an earlier connection could not be restored. */
export type DisconnectedAccount = { readonly status: 'disconnected'; readonly reason?: ErrorCode }

/** A request to a wallet is pending, or a connection is being restored. */
export type ConnectingAccount = {
  readonly status: 'connecting'
  readonly connectorId: string
  readonly isRestore: boolean
}

/**
 * The balance of the native coin, or of the token set in the `tokens` option, as text that survives `JSON.stringify`.
 */
export type BalanceState = {
  /** In base units, such as wei: `BigInt(value)`. */
  readonly value: string
  readonly decimals: number
  /** In whole coins, as decimal text. */
  readonly formatted: string
  readonly symbol: string
  /** The address of the token; absent for the native coin. */
  readonly token?: string
  /** Whether the newest request failed, so that this is an older value. */
  readonly isStale: boolean
}

/** Fields of a connected account that are fetched after the address, independently of each other. */
export type AccountDetailFields = {
  readonly balance?: BalanceState | undefined
  /** The balance is not available; the text is `Token Balance Unavailable`. */
  readonly balanceError?: ErrorCode | undefined
  readonly profileName?: string | undefined
  readonly profileImage?: string | undefined
  /** The restored account differs from the one of the last visit. */
  readonly hasChangedSinceLastVisit?: boolean | undefined
}

/** A connected wallet. */
export type ConnectedAccount = AccountDetailFields & {
  readonly status: 'connected'
  readonly connectorId: string
  readonly connectorType: ConnectorType
  readonly wallet: WalletInfo
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  readonly type: AccountType
  /** All accounts that the wallet shares. The one that acts by default is first. */
  readonly allAccounts: readonly Account[]
  /** The addresses that `setAccount` accepts. */
  readonly selectableAddresses: readonly string[]
  /** The account's page in the network's block explorer. */
  readonly addressExplorerUrl?: string
  readonly preferredAccountType: AccountType
  readonly smartAccountDeployed: boolean
  /** Embedded wallets only. */
  readonly user?: WalletUser
  readonly socialProvider?: SocialProvider
}

/** The account of one namespace. Each status has only the fields that exist in it. */
export type AccountState = DisconnectedAccount | ConnectingAccount | ConnectedAccount
