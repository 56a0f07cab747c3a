import { createError, errors, type Result } from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'

/** Maximum number of accounts that are read. No wallet shares so many. */
const accountLimit = 1_000

/**
 * Parses an address of a wallet or a node and returns it with its EIP-55 checksum. Accepts any case: some networks, such as Rootstock,
 * have checksums of their own.
 */
export function safeParseAddress(value: unknown): Result<string> {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value))
    return { ok: false, reason: 'not 0x and 40 hex digits' }
  return { ok: true, value: toChecksum(value.slice(2).toLowerCase()) }
}

/**
 * Parses an address of the app and returns it with its EIP-55 checksum. Throws `INVALID_PARAMS` that names the parameter `what`, also for
 * mixed case with a wrong checksum: by EIP-55, or by EIP-1191 for the given chain.
 */
export function parseAddress(value: unknown, what: string, chainId?: number): string {
  const parsed = safeParseChecksummed(value, chainId)
  if (!parsed.ok) throw createError(errors.INVALID_PARAMS, { details: `${what} is not an address: ${parsed.reason}.` })
  return parsed.value
}

/** Like {@link parseAddress}, but never throws. */
export function safeParseChecksummed(value: unknown, chainId?: number): Result<string> {
  const parsed = safeParseAddress(value)
  if (!parsed.ok || isChecksumRight(String(value).slice(2), parsed.value, chainId)) return parsed
  return { ok: false, reason: 'the checksum is wrong' }
}

function isChecksumRight(digits: string, checksummed: string, chainId: number | undefined): boolean {
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase() || checksummed.endsWith(digits)) return true
  return chainId !== undefined && toChecksum(lower, chainId).endsWith(digits)
}

/** The zero address. Nobody has its key, so a wallet that shares it is not set up. */
export const zeroAddress = `0x${'0'.repeat(40)}`

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

/**
 * Adds a checksum: a letter is upper case if the hash of the lower-case address has a digit of at least 8 there. EIP-55 hashes the
 * digits, EIP-1191 the chain id before the whole address.
 */
function toChecksum(digits: string, chainId?: number): string {
  const hash = keccak_256(chainId === undefined ? digits : `${chainId}0x${digits}`)
  const cased = [...digits].map((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    return (index % 2 === 0 ? byte >> 4 : byte & 15) > 7 ? digit.toUpperCase() : digit
  })
  return `0x${cased.join('')}`
}
