import { type RemoteUpdate, readField } from '@latchkey/common'

/** Limits the work on hostile data. */
const most = 1_000

/** Returns the addresses of an event, the active one first. Wallets send plain addresses, CAIP-10 ids, or objects (Bitcoin). */
export function readEventAddresses({
  name,
  data,
}: Extract<RemoteUpdate, { readonly type: 'event' }>): readonly string[] {
  if ((name !== 'accountsChanged' && name !== 'bip122_addressesChanged') || !Array.isArray(data)) return []
  return data.slice(0, most).flatMap((entry: unknown) => {
    const text = typeof entry === 'string' ? entry : readField(entry, 'address')
    return typeof text === 'string' ? [text.slice(text.lastIndexOf(':') + 1)] : []
  })
}
