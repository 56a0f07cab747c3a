import {
  type Account,
  type AccountSelection,
  type AppKitError,
  assertSelectable,
  type CaipNetworkId,
  createError,
  type Emitter,
  errors,
  type SessionLife,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { SolanaContext } from '../context/context.js'
import { readAccounts, type SharedAccount, toAccount } from '../wallet/accounts.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { WalletUpdate } from '../wallet/watchWallet.js'

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

/** Applies an update of the wallet to its session. */
export function applyUpdate(state: SessionState, { isEnded, isOther, networkId, accounts }: WalletUpdate): void {
  const { wallet, life } = state
  if (isEnded) return life.end('wallet')
  if (isOther) wallet.reread()
  if (networkId) moveTo(state, networkId)
  if (accounts?.length === 0 && !wallet.remote) return applyAccounts(state, accounts)
  // Requests are checked against the wallet's own list. An event may lack the accounts, and with a remote wallet the
  // page may have switched its network since, which changes their order.
  const listed = readAccounts(wallet.accounts())
  if (listed.length > 0 || (accounts && wallet.remote)) applyAccounts(state, listed)
  else if (accounts) applyAccounts(state, accounts)
}

/** Replaces the accounts of a session after the wallet changed them. An empty list ends the session. */
export function applyAccounts(state: SessionState, shared: readonly SharedAccount[]): void {
  state.selection.follow(shared)
  showAccounts(state, shared)
}

function showAccounts(state: SessionState, shared: readonly SharedAccount[]): void {
  const { wallet, life } = state
  // The page can't tell a locked wallet from a disconnected one. The session can be restored in both cases.
  if (shared.length === 0) {
    state.sharedAddresses.emit([])
    return wallet.remote ? leave(state) : life.end('locked')
  }
  state.shared = shared
  publishAccounts(state)
}

/** Updates the accounts after the wallet or the page changed them, and emits the change. */
function publishAccounts(state: SessionState, isSelected = false): void {
  const { life, selection, shared, sharedAddresses } = state
  const ordered = selection.order(shared)
  sharedAddresses.emit(ordered.map(({ address }) => address))
  const accounts = ordered.map(toAccount)
  if (!isSelected && labelsOf(accounts) === labelsOf(state.accounts)) return
  state.accounts = accounts
  life.emit({ type: 'accountsChanged', accounts })
}

/** Sets the network of a session. A remote wallet may share other accounts on that network. */
export function moveTo(state: SessionState, networkId: CaipNetworkId): void {
  const { remote } = state.wallet
  if (networkId === state.networkId) return
  state.networkId = networkId
  state.life.emit({ type: 'networkChanged', networkId })
  if (!remote) return
  const shared = readAccounts(remote.setNetwork(networkId))
  state.selection.move(shared)
  showAccounts(state, shared)
}

/** Ends a remote session that has no accounts left. */
function leave({ life, wallet }: SessionState): void {
  if (life.ended.aborted) return
  life.end('wallet')
  wallet.call('standard:disconnect').catch(() => undefined)
}

function labelsOf(accounts: readonly Account[]): string {
  return JSON.stringify(accounts.map(({ address, name, type }) => [address, name, type]))
}

/** Makes a shared account active. */
export function selectAccount(state: SessionState, address: string): void {
  const { life, selection, accounts } = state
  if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
  const requested = parseAddress(address, 'address').address
  assertSelectable(accounts.find((account) => account.address === requested))
  if (selection.select(requested)) publishAccounts(state, true)
}

/** Returns the error for a network that the wallet does not support. */
export function networkNotSupported({ remote }: OpenWallet, name: string): AppKitError {
  return remote
    ? createError(errors.WRONG_NETWORK, { details: `The wallet did not approve ${name} for this connection.` })
    : createError(errors.CHAIN_NOT_SUPPORTED, { details: `The wallet does not list ${name} among its networks.` })
}
