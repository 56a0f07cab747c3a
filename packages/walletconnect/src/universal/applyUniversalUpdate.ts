import {
  type Account,
  assertSelectable,
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  errors,
  type RemoteUpdate,
  readField,
  safeParseCaipNetworkId,
} from '@latchkey/common'
import { accountKey, chooseNetwork, isAnyShared, isSameAccount, listAccounts } from './sharedAccounts.js'
import type { UniversalState } from './universalState.js'

/** Applies an update of the wallet to its session. Without an account, the session ends. */
export function applyUniversalUpdate(state: UniversalState, update: RemoteUpdate): void {
  const { namespace, channel, life, reportWallet } = state
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
  reportWallet()
}

/** Sets the network of a session and lists its accounts. Emits the changes. */
export function showNetwork(state: UniversalState, networkId: CaipNetworkId): void {
  const { life } = state
  const isOther = networkId !== state.networkId
  state.networkId = networkId
  if (isOther) life.emit({ type: 'networkChanged', networkId })
  const shared = listAccounts(state)
  if (textOf(shared) === textOf(state.shared)) return
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

function textOf(accounts: readonly Account[]): string {
  return accounts.map(({ address, type }) => `${type} ${address}`).join()
}

/** Limits the work on hostile data. */
const most = 1_000

/**
 * Returns the addresses of an event, the active one first. Wallets send plain addresses, CAIP-10 ids, or objects
 * (Bitcoin).
 */
function readEventAddresses({ name, data }: Extract<RemoteUpdate, { readonly type: 'event' }>): readonly string[] {
  if ((name !== 'accountsChanged' && name !== 'bip122_addressesChanged') || !Array.isArray(data)) return []
  return data.slice(0, most).flatMap((entry: unknown) => {
    const text = typeof entry === 'string' ? entry : readField(entry, 'address')
    return typeof text === 'string' ? [text.slice(text.lastIndexOf(':') + 1)] : []
  })
}

/** Returns the network of a `chainChanged` event: a number, a hexadecimal number or a CAIP-2 id. */
export function readEventNetwork(
  namespace: ChainNamespace,
  { name, data }: Extract<RemoteUpdate, { readonly type: 'event' }>,
): CaipNetworkId | undefined {
  if (name !== 'chainChanged' || (typeof data !== 'string' && typeof data !== 'number')) return undefined
  const reference = namespace === 'eip155' && /^0x[\da-f]{1,13}$/i.test(String(data)) ? Number(data) : data
  const parsed = [reference, `${namespace}:${reference}`].map((id) => safeParseCaipNetworkId(id)).find(({ ok }) => ok)
  return parsed?.ok && parsed.value.namespace === namespace ? parsed.value.caipNetworkId : undefined
}
