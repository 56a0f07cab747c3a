import type { readAccounts } from '../address.js'

/** The addresses of an `accountsChanged` event of a session: addresses, or CAIP-10 ids as some wallets send them. */
export function readToldAddresses(data: unknown, read: typeof readAccounts): readonly string[] {
  if (!Array.isArray(data)) return []
  return read(
    data
      .slice(0, 1_000)
      .map((entry: unknown) => (typeof entry === 'string' ? entry.replace(/^eip155:\d{1,32}:/, '') : entry)),
  )
}
