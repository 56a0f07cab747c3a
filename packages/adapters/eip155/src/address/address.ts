import { createError, errors, type Result } from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'

/** Maximum number of accounts that are read. No wallet shares so many. */
const accountLimit = 1_000

/** Parses an address and returns it with its EIP-55 checksum. Rejects mixed case with a wrong checksum. */
export function safeParseAddress(value: unknown): Result<string> {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value))
    return { ok: false, reason: 'not 0x and 40 hex digits' }
  const digits = value.slice(2)
  const lower = digits.toLowerCase()
  const checksummed = toChecksum(lower)
  const isOneCase = digits === lower || digits === digits.toUpperCase()
  return isOneCase || checksummed === value
    ? { ok: true, value: checksummed }
    : { ok: false, reason: 'the checksum is wrong' }
}

/** Like {@link safeParseAddress}, but throws `INVALID_PARAMS`; `what` names the parameter. */
export function parseAddress(value: unknown, what: string): string {
  const parsed = safeParseAddress(value)
  if (!parsed.ok) throw createError(errors.INVALID_PARAMS, { details: `${what} is not an address: ${parsed.reason}.` })
  return parsed.value
}

/** The zero address. Nobody has its key, so a wallet that shares it is not set up. */
const zeroAddress = `0x${'0'.repeat(40)}`

/** Parses the address of an account, which must not be the zero address. Never throws. */
export function safeParseAccount(value: unknown): Result<string> {
  const address = safeParseAddress(value)
  return address.ok && address.value === zeroAddress ? { ok: false, reason: 'the zero address' } : address
}

/** Returns the valid accounts in a wallet's response, in order and without duplicates (R34). Empty for anything else. */
export function readAccounts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  const addresses = new Set<string>()
  for (const entry of value.slice(0, accountLimit)) {
    const parsed = safeParseAccount(entry)
    if (parsed.ok) addresses.add(parsed.value)
  }
  return [...addresses]
}

/** Adds the checksum of EIP-55: a letter is upper case if the hash of the lower-case address has a digit of at least 8 there. */
function toChecksum(digits: string): string {
  const hash = keccak_256(digits)
  const cased = [...digits].map((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    return (index % 2 === 0 ? byte >> 4 : byte & 15) > 7 ? digit.toUpperCase() : digit
  })
  return `0x${cased.join('')}`
}
