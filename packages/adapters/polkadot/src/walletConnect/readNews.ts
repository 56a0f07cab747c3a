import {
  type CaipNetworkId,
  readField,
  safeParseCaipAddress,
  safeParseCaipNetworkId,
  type WalletConnectNews,
} from '@latchkey/common'
import { safeParseAddress } from '../address.js'
import { bytesToHex } from '../hex.js'
import type { Grant } from './readGrant.js'

type Event = Extract<WalletConnectNews, { readonly type: 'event' }>

/** More accounts than these are not looked at: the first that is known counts. */
const longest = 100

/** The network a `chainChanged` names: as a CAIP-2 id, as its second part, or by the event itself. `undefined` for none approved. */
export function readChainChanged({ data, networkId }: Event, { networkIds }: Grant): CaipNetworkId | undefined {
  const names = [data, `polkadot:${typeof data === 'string' ? data : ''}`, networkId]
  for (const name of names) {
    const parsed = safeParseCaipNetworkId(name)
    if (parsed.ok && networkIds.includes(parsed.value.caipNetworkId)) return parsed.value.caipNetworkId
  }
  return undefined
}

/** Who an `accountsChanged` names first, by an address or a CAIP-10 id, among those the wallet shares. */
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
