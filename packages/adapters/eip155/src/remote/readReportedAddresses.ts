import { readAccounts } from '../address/address.js'

/** Reads the addresses of an `accountsChanged` event: plain addresses, or CAIP-10 ids as some wallets send them. */
export function readReportedAddresses(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return []
  return readAccounts(
    data
      .slice(0, 1_000)
      .map((entry: unknown) => (typeof entry === 'string' ? entry.replace(/^eip155:\d{1,32}:/, '') : entry)),
  )
}
