import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import type { Result } from '../parse/parser.js'

/** Returns the Keccak-256 hash of a text. This package has no hash function. */
export type Keccak256 = (text: string) => Uint8Array

/** Parsers of EVM addresses. They return an address with its EIP-55 checksum. */
export type EvmAddressParsers = {
  /**
   * Parses an address of a wallet or a node. Accepts any case: some networks, such as Rootstock, have checksums of
   * their own. Never throws.
   */
  safeParse(value: unknown): Result<string>
  /** Parses the address of an account, which must not be the zero address. Never throws. */
  safeParseAccount(value: unknown): Result<string>
  /**
   * Parses an address of the app. Throws `INVALID_PARAMS` that names `field`, also for mixed case with a wrong
   * checksum: by EIP-55, or by EIP-1191 for the given chain.
   */
  parse(value: unknown, field: string, chainId?: number): string
  /** Like `parse`, but never throws. */
  safeParseChecksummed(value: unknown, chainId?: number): Result<string>
}

/** Creates the {@link EvmAddressParsers}. */
export function createEvmAddressParsers(keccak256: Keccak256): EvmAddressParsers {
  function safeParse(value: unknown): Result<string> {
    if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value))
      return { ok: false, reason: 'not 0x and 40 hex digits' }
    return { ok: true, value: toChecksum(keccak256, value.slice(2).toLowerCase()) }
  }

  function safeParseChecksummed(value: unknown, chainId?: number): Result<string> {
    const parsed = safeParse(value)
    if (!parsed.ok) return parsed
    const digits = String(value).slice(2)
    const lower = digits.toLowerCase()
    const isPlain = digits === lower || digits === digits.toUpperCase()
    const accepted = [parsed.value, ...(chainId === undefined ? [] : [toChecksum(keccak256, lower, chainId)])]
    return isPlain || accepted.includes(`0x${digits}`) ? parsed : { ok: false, reason: 'the checksum is wrong' }
  }

  return {
    safeParse,
    safeParseAccount(value) {
      const address = safeParse(value)
      return address.ok && isEvmZeroAddress(address.value) ? { ok: false, reason: 'the zero address' } : address
    },
    parse(value, field, chainId) {
      const parsed = safeParseChecksummed(value, chainId)
      if (parsed.ok) return parsed.value
      throw createError(errors.INVALID_PARAMS, { details: `${field} is not an address: ${parsed.reason}.` })
    },
    safeParseChecksummed,
  }
}

/** Returns whether an EVM address is the zero address. Nobody has its key, so a wallet that shares it is not set up. */
export function isEvmZeroAddress(address: string): boolean {
  return /^(?:0x)?0{40}$/.test(address)
}

/**
 * Adds a checksum: a letter is upper case if the hash of the lower-case address has a digit of at least 8 there. EIP-55
 * hashes the digits, EIP-1191 the chain id before the whole address.
 */
function toChecksum(keccak256: Keccak256, digits: string, chainId?: number): string {
  const hash = keccak256(chainId === undefined ? digits : `${chainId}0x${digits}`)
  const cased = [...digits].map((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    return (index % 2 === 0 ? byte >> 4 : byte & 15) > 7 ? digit.toUpperCase() : digit
  })
  return `0x${cased.join('')}`
}
