import { readField, type WalletConnectNews } from '@latchkey/common'

/** More than this no wallet shares. */
const most = 1_000

/** The addresses that an event names, the one in use first: as they are, as CAIP-10 ids, or with more about each as in Bitcoin. */
export function readEventAddresses({
  name,
  data,
}: Extract<WalletConnectNews, { readonly type: 'event' }>): readonly string[] {
  if ((name !== 'accountsChanged' && name !== 'bip122_addressesChanged') || !Array.isArray(data)) return []
  return data.slice(0, most).flatMap((entry: unknown) => {
    const text = typeof entry === 'string' ? entry : readField(entry, 'address')
    return typeof text === 'string' ? [text.slice(text.lastIndexOf(':') + 1)] : []
  })
}
