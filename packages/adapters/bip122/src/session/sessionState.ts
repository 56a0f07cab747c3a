import {
  type Account,
  type AccountSelection,
  assertSelectable,
  type BitcoinAddress,
  createError,
  type Emitter,
  errors,
  type SessionLife,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { Bip122Context } from '../context/context.js'
import { appChains, toCaipNetworkId } from '../network/bitcoinChain.js'
import type { SessionWallet } from '../wallet/foundWallet.js'
import type { WalletDriver, WalletResponse } from '../wallet/walletDriver.js'
import { readState, toAccounts, type WalletState } from '../wallet/walletState.js'
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
  /** Whether the warning about a replaced wallet was emitted. */
  isWarned: boolean
  /** Re-reads the actions that the wallet offers. */
  updateActions(): void
}

/**
 * Applies the currently shared accounts. Ends the session if there are none, because the wallet is locked or revoked
 * the permission.
 */
export function applyResponse(state: SessionState, response: WalletResponse): void {
  const { context, driver, life, shared } = state
  const next = readState(response, { requested: shared.chain, others: appChains(context) })
  if (next) return applyShared(state, next)
  state.sharedAddresses.emit([])
  if (response.accounts.length > 0) return
  if (!driver.channel) return life.end('locked')
  endByWallet(state)
  // Don't leave an unused session open in the wallet.
  driver.disconnect?.()?.catch(() => undefined)
}

/** Replaces addresses and network of a session, and emits the changes. */
export function applyShared(state: SessionState, next: WalletState): void {
  const { life, shared: before } = state
  const isSameList = addressList(next) === addressList(before)
  state.shared = next
  if (next.chain === before.chain) state.selection.follow(next.addresses)
  else state.selection.move(next.addresses)
  if (!isSameList) state.accounts = toAccounts(orderedAddresses(state))
  state.remembered?.save(next)
  // Also emit this if only the available networks changed.
  if (next.chain !== before.chain || next.shared.join() !== before.shared.join())
    life.emit({ type: 'networkChanged', networkId: toCaipNetworkId(next.chain) })
  if (!isSameList) publishAddresses(state)
  state.updateActions()
}

/** Emits the accounts after the wallet or the page changed them. */
function publishAddresses(state: SessionState): void {
  const ordered = orderedAddresses(state)
  state.sharedAddresses.emit(ordered.map(({ address }) => address))
  state.accounts = toAccounts(ordered)
  state.life.emit({ type: 'accountsChanged', accounts: state.accounts })
}

/** Returns the shared addresses, the active one first. */
export function orderedAddresses({ selection, shared }: Pick<SessionState, 'selection' | 'shared'>) {
  return selection.order(shared.addresses)
}

/** Ends a session after the wallet disconnected. */
export function endByWallet({ remembered, life }: SessionState): void {
  remembered?.forget()
  life.end('wallet')
}

/** Whether two states have the same network and addresses. */
export function isSameState(one: WalletState, other: WalletState): boolean {
  return one.chain === other.chain && addressList(one) === addressList(other)
}

function addressList({ addresses }: WalletState): string {
  return addresses.map(({ address, purpose, publicKey }) => `${purpose} ${address} ${publicKey}`).join()
}

/** Makes a shared payment address active. The address for ordinals cannot become active. */
export function selectAccount(state: SessionState, address: string): void {
  const { life, selection, shared, accounts } = state
  if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
  const requested = parseAddress(address, shared.chain, 'address').address
  assertSelectable(accounts.find((account) => account.address === requested))
  if (selection.select(requested)) publishAddresses(state)
}
