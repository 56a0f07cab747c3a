import {
  type CaipNetworkId,
  safeParseCaipAddress,
  safeParseCaipNetworkId,
  type WalletConnectNews,
} from '@latchkey/common'
import { readList } from '../readList.js'
import type { Grant } from './readGrant.js'

type Event = Extract<WalletConnectNews, { readonly type: 'event' }>

/** The network a `chainChanged` names: as a CAIP-2 id, as its second part, or by the event itself. `undefined` for none approved. */
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

/** The account an `accountsChanged` names first, as an address or a CAIP-10 id, among those the wallet shares. */
export function readAccountsChanged({ data }: Event, { accounts }: Grant): string | undefined {
  for (const entry of readList(data) ?? []) {
    const caip = safeParseCaipAddress(entry)
    const address = caip.ok ? caip.value.address : entry
    if (typeof address === 'string' && accounts.has(address)) return address
  }
  return undefined
}
