import { toCaipNetworkId } from '../network/chainId.js'
import type { WalletUpdate } from '../wallet/watchWallet.js'
import { type SessionState, toAccounts } from './sessionState.js'

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
  const before = state.chainId
  applyUpdate(state, update)
  updateActions()
  // Listeners read the approved networks again, even if the active network is the same.
  if (state.chainId === before) emitNetwork(state)
}

/** Updates the accounts after the wallet or the page changed them, and emits them. */
export function publishAddresses(state: SessionState): void {
  const { life, selection, addresses, sharedAddresses } = state
  const ordered = selection.order(addresses)
  sharedAddresses.emit(ordered)
  state.accounts = toAccounts(ordered)
  life.emit({ type: 'accountsChanged', accounts: state.accounts })
}

function emitNetwork({ life, chainId }: SessionState): void {
  life.emit({ type: 'networkChanged', networkId: toCaipNetworkId(chainId) })
}
