import type { Account, AccountSelection, CaipNetworkId, Emitter, SessionLife } from '@latchkey/common'
import type { SolanaContext } from '../context/context.js'
import type { SharedAccount } from '../wallet/accounts.js'
import type { OpenWallet } from '../wallet/openWallet.js'

/** The state and dependencies of one session. */
export type SessionState = {
  readonly context: SolanaContext
  readonly wallet: OpenWallet
  readonly life: SessionLife
  /** Emits the shared addresses at every change, the active one first. */
  readonly sharedAddresses: Emitter<readonly string[]>
  readonly selection: AccountSelection<SharedAccount>
  /** The accounts in the form that the wallet's features expect, in the wallet's order. */
  shared: readonly SharedAccount[]
  /** The same accounts in the form of the public API, the active one first. */
  accounts: readonly Account[]
  networkId: CaipNetworkId
}
