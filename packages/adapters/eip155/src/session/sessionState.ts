import type { Account, AccountSelection, Emitter, SessionLife } from '@latchkey/common'
import type { Eip155Context } from '../context/context.js'
import type { Wallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'

/** The state and dependencies of one session. */
export type SessionState = {
  readonly context: Eip155Context
  readonly source: WalletSource
  readonly wallet: Wallet
  readonly life: SessionLife
  /** Emits the shared addresses at every change, the active one first. */
  readonly sharedAddresses: Emitter<readonly string[]>
  readonly selection: AccountSelection<string>
  /** Emits the addresses when the page selected another account. */
  readonly selected: Emitter<readonly string[]>
  /** The shared addresses in the wallet's order. */
  addresses: readonly string[]
  /** The same addresses in the form of the public API, the active one first. */
  accounts: readonly Account[]
  chainId: number
}

/** Converts addresses to the form of the public API. */
export function toAccounts(addresses: readonly string[]): readonly Account[] {
  return addresses.map((address) => ({ namespace: 'eip155', address, type: 'eoa' }))
}
