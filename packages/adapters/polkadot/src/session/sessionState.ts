import type { Account, AccountSelection, Emitter, Network, SessionLife } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { isUsable, toAccount, type WalletAccount } from '../wallet/accounts.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'

/** The state and dependencies of one session. */
export type SessionState = {
  readonly context: PolkadotContext
  readonly source: WalletSource
  readonly wallet: OpenWallet
  readonly life: SessionLife
  /** Emits the ids of the accounts that are usable on the network, at every change, the active one first. */
  readonly usableIds: Emitter<readonly string[]>
  /** Of the accounts that are usable on the network. */
  readonly selection: AccountSelection<WalletAccount>
  /** Every account that the wallet shares, usable on the network or not, in the wallet's order. */
  shared: readonly WalletAccount[]
  network: Network
  /** The accounts of the network in the form of the public API, the active one first. */
  accounts: readonly Account[]
}

/** Returns the shared accounts that are usable on the session's network. */
export function usableAccounts({
  shared,
  network,
}: Pick<SessionState, 'shared' | 'network'>): readonly WalletAccount[] {
  return shared.filter((account) => isUsable(account, network))
}

/** Returns the usable accounts, the active one first. */
export function orderedAccounts(
  state: Pick<SessionState, 'shared' | 'network' | 'selection'>,
): readonly WalletAccount[] {
  return state.selection.order(usableAccounts(state))
}

/** Converts the accounts to the form of the public API, with addresses in the network's prefix, the active one first. */
export function listAccounts(state: Pick<SessionState, 'shared' | 'network' | 'selection'>): readonly Account[] {
  return orderedAccounts(state).map((account) => toAccount(account, state.network.ss58Format))
}
