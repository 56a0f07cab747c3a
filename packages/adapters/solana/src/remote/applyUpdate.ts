import { type CaipNetworkId, type RemoteUpdate, safeParseCaipAddress, safeParseCaipNetworkId } from '@latchkey/common'
import { standardNameOf } from '../network/chains.js'
import { readList } from '../parse/readList.js'
import type { WalletChange } from '../wallet/watchChanges.js'
import { type ConnectedWallet, grantOf, listAccounts } from './connectedWallet.js'
import { firstNetwork, type Grant } from './readGrant.js'

/** Applies an update of the channel and returns it as a change event of Wallet Standard. */
export function applyUpdate(wallet: ConnectedWallet, update: RemoteUpdate): WalletChange {
  const { channel, networks } = wallet
  if (update.type === 'ended') return { isEnded: true }
  const grant = grantOf(wallet)
  if (update.type === 'event') {
    const next = update.name === 'chainChanged' ? readChainChanged(update, grant) : undefined
    if (next) wallet.networkId = next
    if (update.name === 'accountsChanged') wallet.first = readAccountsChanged(update, grant) ?? wallet.first
    return { networkId: next, accounts: listAccounts(wallet, grant) }
  }
  if (grant.accounts.size === 0) {
    // The grant for Solana is gone, even if the wallet still shares other namespaces.
    channel.disconnect().catch(() => undefined)
    return { isEnded: true }
  }
  const instead = grant.networks.has(wallet.networkId) ? undefined : firstNetwork(grant.networks, networks())
  if (instead) wallet.networkId = instead
  return {
    networkId: instead,
    accounts: listAccounts(wallet, grant),
    chains: [...grant.networks.keys()].map(standardNameOf),
    features: {},
  }
}

type Event = Extract<RemoteUpdate, { readonly type: 'event' }>

/**
 * Reads the network of a `chainChanged` event: a CAIP-2 id, its reference, or the event's own network. `undefined`
 * unless it is approved.
 */
function readChainChanged({ data, networkId }: Event, { networks, currentId }: Grant): CaipNetworkId | undefined {
  const names = [data, `solana:${typeof data === 'string' ? data : ''}`, networkId]
  for (const name of names) {
    const parsed = safeParseCaipNetworkId(name)
    const id = parsed.ok ? currentId(parsed.value.caipNetworkId) : undefined
    if (id && networks.has(id)) return id
  }
  return undefined
}

/** Reads the first shared account of an `accountsChanged` event: an address or a CAIP-10 id. */
function readAccountsChanged({ data }: Event, { accounts }: Grant): string | undefined {
  for (const entry of readList(data) ?? []) {
    const caip = safeParseCaipAddress(entry)
    const address = caip.ok ? caip.value.address : entry
    if (typeof address === 'string' && accounts.has(address)) return address
  }
  return undefined
}
