import { type AppKitError, createError, errors } from '@latchkey/common'
import { keccak_256 } from '@noble/hashes/sha3'

/** Returns an EVM address with its EIP-55 checksum. Throws `INVALID_PARAMS` with `field`, also for a wrong checksum. */
export function parseEvmAddress(value: unknown, field: string): string {
  if (typeof value !== 'string' || !/^0x[\da-f]{40}$/i.test(value)) throw invalid(field, 'not 0x and 40 hex digits')
  const digits = value.slice(2)
  const checksummed = toChecksum(digits.toLowerCase())
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isOneCase && checksummed !== value) throw invalid(field, 'the checksum is wrong')
  return checksummed
}

/** EIP-55: a letter is upper case if the hash of the lower-case address has a digit of 8 or more there. */
function toChecksum(digits: string): string {
  const hash = keccak_256(digits)
  const cased = [...digits].map((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    return (index % 2 === 0 ? byte >> 4 : byte & 15) > 7 ? digit.toUpperCase() : digit
  })
  return `0x${cased.join('')}`
}

function invalid(field: string, reason: string): AppKitError {
  return createError(errors.INVALID_PARAMS, { details: `${field} is not an address: ${reason}.` })
}
