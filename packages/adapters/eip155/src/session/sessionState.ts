import {
  type Account,
  type AccountSelection,
  assertSelectable,
  createError,
  type Emitter,
  errors,
  type SessionLife,
  toEvmNetworkId,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { Eip155Context } from '../context/context.js'
import type { Wallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import type { WalletUpdate } from '../wallet/watchWallet.js'

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

/** Converts addresses to the form of the public API. Only a remote wallet states the types of its accounts. */
export function toAccounts(addresses: readonly string[], { remote }: WalletSource): readonly Account[] {
  return addresses.map((address) => ({ namespace: 'eip155', address, type: remote?.accountType(address) ?? 'eoa' }))
}

/** Applies an update of the wallet to its session and emits the changes. Without an account, the session ends. */
export function applyUpdate(state: SessionState, { accounts, chainId, isDisconnected }: WalletUpdate): void {
  const { life, source } = state
  if (accounts && accounts.join() !== state.addresses.join()) {
    state.addresses = accounts
    state.selection.follow(accounts)
    if (accounts.length > 0) publishAddresses(state)
    else {
      state.sharedAddresses.emit(accounts)
      return life.end(source.remote ? 'wallet' : 'locked')
    }
  }
  if (isDisconnected) return life.end('wallet')
  if (chainId && chainId !== state.chainId) {
    state.chainId = chainId
    emitNetwork(state)
  }
}

/** Applies a new grant of a remote wallet. `updateActions` re-reads the actions that the wallet offers. */
export function applyGrant(state: SessionState, update: WalletUpdate, updateActions: () => void): void {
  const { chainId, accounts, source } = state
  applyUpdate(state, update)
  const hasOtherTypes = accounts.some(({ address, type }) => source.remote?.accountType(address) !== type)
  if (hasOtherTypes && state.accounts === accounts) publishAddresses(state)
  updateActions()
  // Listeners read the approved networks again, even if the active network is the same.
  if (state.chainId === chainId) emitNetwork(state)
}

/** Updates the accounts after the wallet or the page changed them, and emits them. */
function publishAddresses(state: SessionState): void {
  const { life, selection, addresses, sharedAddresses, source } = state
  const ordered = selection.order(addresses)
  sharedAddresses.emit(ordered)
  state.accounts = toAccounts(ordered, source)
  life.emit({ type: 'accountsChanged', accounts: state.accounts })
}

function emitNetwork({ life, chainId }: SessionState): void {
  life.emit({ type: 'networkChanged', networkId: toEvmNetworkId(chainId) })
}

/** Makes a shared account active. */
export function selectAccount(state: SessionState, address: string): void {
  const { life, selection, accounts } = state
  if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
  const requested = parseAddress(address, 'address', state.chainId)
  assertSelectable(accounts.find((account) => account.address === requested))
  if (!selection.select(requested.toLowerCase())) return
  publishAddresses(state)
  if (requested !== accounts[0]?.address) state.selected.emit(state.accounts.map((account) => account.address))
}
