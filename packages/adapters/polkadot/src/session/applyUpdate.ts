import type { Network } from '@latchkey/common'
import { readAccounts, type WalletAccount } from '../wallet/accounts.js'
import type { SessionUpdate } from '../wallet/openWallet.js'
import { createEnabledWallets } from './enabledWallets.js'
import { listAccounts, orderedAccounts, type SessionState, usableAccounts } from './sessionState.js'

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
    remote?.leave().catch(() => undefined)
    return
  }
  publishAccounts(state)
}

/** Updates the accounts after the wallet or the page changed them, and emits them. */
export function publishAccounts(state: SessionState): void {
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
      accounts.map(({ id, walletAddress, name, keyType, genesisHash }) => [
        id,
        walletAddress,
        name,
        keyType,
        genesisHash,
      ]),
    )
  return text(one) === text(other)
}
