import { type CaipNetworkId, type RemoteUpdate, safeParseCaipAddress, safeParseCaipNetworkId } from '@latchkey/common'
import { readList } from '../parse/readList.js'
import type { Grant } from './readGrant.js'

type Event = Extract<RemoteUpdate, { readonly type: 'event' }>

/** Reads the network of a `chainChanged` event: a CAIP-2 id, its reference, or the event's own network. `undefined` unless it is approved. */
export function readChainChanged(
  { data, networkId }: Event,
  { networks, currentId }: Grant,
): CaipNetworkId | undefined {
  const names = [data, `solana:${typeof data === 'string' ? data : ''}`, networkId]
  for (const name of names) {
    const parsed = safeParseCaipNetworkId(name)
    const id = parsed.ok ? currentId(parsed.value.caipNetworkId) : undefined
    if (id && networks.has(id)) return id
  }
  return undefined
}

/** Reads the first shared account of an `accountsChanged` event: an address or a CAIP-10 id. */
export function readAccountsChanged({ data }: Event, { accounts }: Grant): string | undefined {
  for (const entry of readList(data) ?? []) {
    const caip = safeParseCaipAddress(entry)
    const address = caip.ok ? caip.value.address : entry
    if (typeof address === 'string' && accounts.has(address)) return address
  }
  return undefined
}
