import type { Account, AccountSelection, BitcoinAddress, Emitter, SessionLife } from '@latchkey/common'
import type { Bip122Context } from '../context/context.js'
import type { SessionWallet } from '../wallet/foundWallet.js'
import type { WalletDriver } from '../wallet/walletDriver.js'
import type { WalletState } from '../wallet/walletState.js'
import type { RememberedState } from './rememberedState.js'

/** The state and dependencies of one session. */
export type SessionState = {
  readonly context: Bip122Context
  readonly wallet: SessionWallet
  readonly driver: WalletDriver
  readonly life: SessionLife
  /** Emits the addresses of the session at every change, the active one first. */
  readonly sharedAddresses: Emitter<readonly string[]>
  readonly selection: AccountSelection<BitcoinAddress>
  /** Present if every request opens the wallet's window. */
  readonly remembered: RememberedState | undefined
  /** The shared addresses, in the wallet's order, and their network. */
  shared: WalletState
  /** The same addresses in the form of the public API, the active one first. */
  accounts: readonly Account[]
  /** False if the addresses come from storage, until the wallet has confirmed them. */
  isConfirmed: boolean
  /** Whether the warning about a replaced wallet was emitted (R33). */
  isWarned: boolean
  /** Re-reads the actions that the wallet offers. */
  updateActions(): void
}
