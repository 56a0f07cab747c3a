import {
  bytesToHex,
  type CaipNetworkId,
  type RemoteUpdate,
  readField,
  safeParseCaipAddress,
  safeParseCaipNetworkId,
} from '@latchkey/common'
import { safeParseAddress } from '../address/address.js'
import type { Grant } from './readGrant.js'

type Event = Extract<RemoteUpdate, { readonly type: 'event' }>

/** Maximum number of accounts that are read from an event. */
const longest = 100

/**
 * Reads the network of a `chainChanged` event: a CAIP-2 id, its reference, or the event's own network. `undefined`
 * unless it is approved.
 */
export function readChainChanged({ data, networkId }: Event, { networkIds }: Grant): CaipNetworkId | undefined {
  const names = [data, `polkadot:${typeof data === 'string' ? data : ''}`, networkId]
  for (const name of names) {
    const parsed = safeParseCaipNetworkId(name)
    if (parsed.ok && networkIds.includes(parsed.value.caipNetworkId)) return parsed.value.caipNetworkId
  }
  return undefined
}

/** Reads the first shared account of an `accountsChanged` event: an address or a CAIP-10 id. */
export function readAccountsChanged({ data }: Event, { accounts }: Grant): string | undefined {
  for (let index = 0; index < longest; index++) {
    const entry = readField(data, String(index))
    const caip = safeParseCaipAddress(entry)
    const parsed = safeParseAddress(caip.ok ? caip.value.address : entry)
    const id = parsed.ok ? bytesToHex(parsed.value.accountId) : undefined
    if (accounts.some((account) => account.id === id)) return id
  }
  return undefined
}
