import { decodeBase58 } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'

const accountIdLength = 32
const checksumLength = 2
/** Maximum length of an address. Longer texts take long to decode. */
const longestAddress = 64

/** Returns the account id of an SS58 address with any network prefix, or `undefined` for other texts. */
export function readAccountId(address: string): Uint8Array | undefined {
  const bytes = address.length <= longestAddress ? decodeBase58(address) : undefined
  const first = bytes?.[0]
  if (!bytes || first === undefined || first > 127) return undefined
  const prefixLength = first < 64 ? 1 : 2
  const body = bytes.subarray(0, -checksumLength)
  if (body.length !== prefixLength + accountIdLength) return undefined
  const salted = Uint8Array.of(...new TextEncoder().encode('SS58PRE'), ...body)
  const checksum = blake2b(salted, { dkLen: 64 })
  const isWhole = bytes.subarray(-checksumLength).every((byte, index) => byte === checksum[index])
  return isWhole ? body.slice(prefixLength) : undefined
}
