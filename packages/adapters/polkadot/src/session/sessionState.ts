import {
  type Account,
  type AccountSelection,
  assertSelectable,
  bytesToHex,
  createError,
  type Emitter,
  errors,
  type Network,
  type SessionLife,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { PolkadotContext } from '../context/context.js'
import { isUsable, readAccounts, toAccount, type WalletAccount } from '../wallet/accounts.js'
import type { OpenWallet, SessionUpdate } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import { createEnabledWallets } from './enabledWallets.js'

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

/**
 * Converts the accounts to the form of the public API, with addresses in the network's prefix, the active one first.
 */
export function listAccounts(state: Pick<SessionState, 'shared' | 'network' | 'selection'>): readonly Account[] {
  return orderedAccounts(state).map((account) => toAccount(account, state.network.ss58Format))
}

/** Applies an update of a remote wallet to its session. */
export function applyUpdate(state: SessionState, { networkId, isEnded }: SessionUpdate): void {
  if (isEnded) return state.life.end('wallet')
  const next = state.context.networks().find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (next) moveTo(state, next)
}

/** Replaces the accounts of a session. Ends the session if none is usable on its network. */
export function applyAccounts(state: SessionState, reported: readonly WalletAccount[]): void {
  const { wallet, life } = state
  const { remote } = wallet
  // Read the accounts again: the page may have switched its network since the update, which changes their order.
  const shared = remote ? readAccounts(remote.setNetwork(state.network.caipNetworkId)) : reported
  if (life.ended.aborted || isSame(shared, state.shared)) return
  state.shared = shared
  const usable = usableAccounts(state)
  state.selection.follow(usable)
  if (usable.length === 0) {
    state.usableIds.emit([])
    forgetWallet(state)
    life.end('wallet')
    // Don't leave an unused session open in the wallet.
    remote?.channel.disconnect().catch(() => undefined)
    return
  }
  publishAccounts(state)
}

/** Updates the accounts after the wallet or the page changed them, and emits them. */
function publishAccounts(state: SessionState): void {
  state.usableIds.emit(orderedAccounts(state).map(({ id }) => id))
  state.accounts = listAccounts(state)
  state.life.emit({ type: 'accountsChanged', accounts: state.accounts })
}

/** Sets the network of a session, and with it the prefix of the addresses. */
export function moveTo(state: SessionState, network: Network): void {
  const { life, wallet } = state
  if (network.caipNetworkId === state.network.caipNetworkId) return
  const before = state.accounts
  state.network = network
  if (wallet.remote) state.shared = readAccounts(wallet.remote.setNetwork(network.caipNetworkId))
  state.selection.move(usableAccounts(state))
  state.accounts = listAccounts(state)
  life.emit({ type: 'networkChanged', networkId: network.caipNetworkId })
  const { accounts } = state
  if (JSON.stringify(before) !== JSON.stringify(accounts)) life.emit({ type: 'accountsChanged', accounts })
}

/** Removes the wallet from the enabled ones, so that a later visit does not restore it. */
export function forgetWallet({ context, source, wallet }: SessionState): void {
  if (!wallet.remote) createEnabledWallets(context.ports.storage).remove(source.id)
}

function isSame(one: readonly WalletAccount[], other: readonly WalletAccount[]): boolean {
  const text = (accounts: readonly WalletAccount[]) =>
    JSON.stringify(
      accounts.map(({ id, walletAddress, name, accountType, keyType, genesisHash }) => [
        id,
        walletAddress,
        name,
        accountType,
        keyType,
        genesisHash,
      ]),
    )
  return text(one) === text(other)
}

/** Makes a shared account active. Accepts its address with any prefix. */
export function selectAccount(state: SessionState, address: string): void {
  const { life, selection, network } = state
  if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
  const requested = bytesToHex(parseAddress(address, 'address').accountId)
  const account = orderedAccounts(state).find(({ id }) => id === requested)
  assertSelectable(account && toAccount(account, network.ss58Format))
  if (selection.select(requested)) publishAccounts(state)
}
