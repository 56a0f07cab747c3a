import { AppKitError, type Result } from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'

/** More accounts than this are not read; no wallet shares so many. */
const accountLimit = 1_000

/** Reads an address and gives it with its EIP-55 checksum. One whose mixed case is not its checksum is refused. */
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

/** As {@link safeParseAddress}, but throws `INVALID_PARAMS`; `what` names the parameter. */
export function parseAddress(value: unknown, what: string): string {
  const parsed = safeParseAddress(value)
  if (!parsed.ok) throw new AppKitError('INVALID_PARAMS', { details: `${what} is not an address: ${parsed.reason}.` })
  return parsed.value
}

/** Nobody holds its key: a wallet that shares it is not set up. */
const zeroAddress = `0x${'0'.repeat(40)}`

/** Reads the address of an account: any but the zero address. Total. */
export function safeParseAccount(value: unknown): Result<string> {
  const address = safeParseAddress(value)
  return address.ok && address.value === zeroAddress ? { ok: false, reason: 'the zero address' } : address
}

/** The valid accounts of a wallet's answer, in its order, without repeats (R34). Anything else gives none. */
export function readAccounts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  const addresses = new Set<string>()
  for (const entry of value.slice(0, accountLimit)) {
    const parsed = safeParseAccount(entry)
    if (parsed.ok) addresses.add(parsed.value)
  }
  return [...addresses]
}

/** EIP-55: a letter is a capital where the hash of the small letters has a digit from 8 up. */
function toChecksum(digits: string): string {
  const hash = keccak_256(digits)
  const cased = [...digits].map((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    return (index % 2 === 0 ? byte >> 4 : byte & 15) > 7 ? digit.toUpperCase() : digit
  })
  return `0x${cased.join('')}`
}
