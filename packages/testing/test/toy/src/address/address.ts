import { type Result, readField } from '@latchkey/common'

/** Maximum number of accounts that are read. */
const accountLimit = 1_000

/** Parses an address: `toy1` and the 32 bytes of an Ed25519 key in hex. Never throws. */
export function safeParseAddress(value: unknown): Result<string> {
  return typeof value === 'string' && /^toy1[0-9a-f]{64}$/.test(value)
    ? { ok: true, value }
    : { ok: false, reason: 'not toy1 and 64 digits' }
}

/** Whether a text is the address of a toy account. */
export function isAddress(value: string): boolean {
  return safeParseAddress(value).ok
}

/** Returns the valid addresses in a wallet's response, in order and without duplicates; `undefined` without a list. */
export function readAccounts(value: unknown): readonly string[] | undefined {
  const list = readField(value, 'accounts')
  if (!Array.isArray(list)) return undefined
  const parsed = list.slice(0, accountLimit).map(safeParseAddress)
  return [...new Set(parsed.flatMap((address) => (address.ok ? address.value : [])))]
}
