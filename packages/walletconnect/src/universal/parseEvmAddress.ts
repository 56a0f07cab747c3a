import { type AppKitError, createError, errors } from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'

/**
 * Returns an EVM address with its EIP-55 checksum. Throws `INVALID_PARAMS` with `field`, also for mixed case with a wrong checksum: by
 * EIP-55, or by EIP-1191 for the given chain.
 */
export function parseEvmAddress(value: unknown, field: string, chainId: number): string {
  if (typeof value !== 'string' || !/^0x[\da-f]{40}$/i.test(value)) throw invalid(field, 'not 0x and 40 hex digits')
  const digits = value.slice(2)
  const lower = digits.toLowerCase()
  const checksummed = toChecksum(lower)
  const accepted = [lower, digits.toUpperCase(), checksummed.slice(2), toChecksum(lower, chainId).slice(2)]
  if (!accepted.includes(digits)) throw invalid(field, 'the checksum is wrong')
  return checksummed
}

/** A letter is upper case if the hash of the lower-case address has a digit of 8 or more there. EIP-1191 also hashes the chain id. */
function toChecksum(digits: string, chainId?: number): string {
  const hash = keccak_256(chainId === undefined ? digits : `${chainId}0x${digits}`)
  const cased = [...digits].map((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    return (index % 2 === 0 ? byte >> 4 : byte & 15) > 7 ? digit.toUpperCase() : digit
  })
  return `0x${cased.join('')}`
}

function invalid(field: string, reason: string): AppKitError {
  return createError(errors.INVALID_PARAMS, { details: `${field} is not an address: ${reason}.` })
}
