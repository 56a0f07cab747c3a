import {
  type Account,
  assertSelectable,
  type CaipNetworkId,
  createError,
  errors,
  type RemoteUpdate,
} from '@latchkey/common'
import { readEventAddresses } from './readEventAddresses.js'
import { readEventNetwork } from './readEventNetwork.js'
import { accountKey, chooseNetwork, isAnyShared, isSameAccount, listAccounts } from './sharedAccounts.js'
import type { UniversalState } from './universalState.js'

/** Applies an update of the wallet to its session. Without an account, the session ends. */
export function applyUniversalUpdate(state: UniversalState, update: RemoteUpdate): void {
  const { namespace, channel, life } = state
  if (update.type === 'ended') return life.end('wallet')
  if (update.type === 'event') {
    const named = readEventAddresses(update)
    if (isAnyShared(state, named)) state.preferred = named
    const reported = readEventNetwork(namespace, update)
    return showNetwork(state, reported && chooseNetwork(state, reported) === reported ? reported : state.networkId)
  }
  const next = chooseNetwork(state, state.networkId)
  if (!next) {
    life.end('wallet')
    // The wallet no longer shares an account of this namespace.
    channel.disconnect().catch(() => undefined)
    return
  }
  showNetwork(state, next)
  life.emit({ type: 'actionsChanged' })
}

/** Sets the network of a session and lists its accounts. Emits the changes. */
export function showNetwork(state: UniversalState, networkId: CaipNetworkId): void {
  const { life } = state
  const isOther = networkId !== state.networkId
  state.networkId = networkId
  if (isOther) life.emit({ type: 'networkChanged', networkId })
  const shared = listAccounts(state)
  if (addressesOf(shared) === addressesOf(state.shared)) return
  state.shared = shared
  if (isOther) state.selection.move(shared)
  else state.selection.follow(shared)
  publishAccounts(state)
}

/** Makes a shared account active. */
export function selectAccount(state: UniversalState, address: string): void {
  const { namespace, life, selection, shared } = state
  if (life.ended.aborted) throw createError(errors.NOT_CONNECTED)
  const account = shared.find((one) => isSameAccount(state, one.address, address))
  assertSelectable(account)
  if (selection.select(accountKey(namespace, address))) publishAccounts(state)
}

/** Emits the accounts after the wallet or the page changed them. */
function publishAccounts(state: UniversalState): void {
  const { life, selection, shared } = state
  state.accounts = selection.order(shared)
  state.accountChanges.emit()
  life.emit({ type: 'accountsChanged', accounts: state.accounts })
}

function addressesOf(accounts: readonly Account[]): string {
  return accounts.map(({ address }) => address).join()
}
