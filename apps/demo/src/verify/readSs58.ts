import { blake2b } from '@noble/hashes/blake2'
import { base58 } from '@scure/base'

/** The parts of a Substrate address. */
export type Ss58 = { readonly prefix: number; readonly publicKey: Uint8Array }

const preimage = new TextEncoder().encode('SS58PRE')

/** Parses an address with a key of 32 bytes. Throws for an invalid checksum. */
export function readSs58(address: string): Ss58 {
  const bytes = base58.decode(address)
  const isLong = ((bytes[0] ?? 0) & 64) !== 0
  const body = bytes.slice(0, -2)
  const checksum = blake2b(Uint8Array.from([...preimage, ...body]), { dkLen: 64 })
  const publicKey = body.slice(isLong ? 2 : 1)
  if (publicKey.length !== 32 || checksum[0] !== bytes.at(-2) || checksum[1] !== bytes.at(-1)) {
    throw new Error('This is not an address of a Substrate chain.')
  }
  return { prefix: prefixOf(bytes, isLong), publicKey }
}

/** One byte, or 14 bits in two bytes whose lower bits are reordered. */
function prefixOf([first = 0, second = 0]: Uint8Array, isLong: boolean): number {
  if (!isLong) return first
  return ((first & 0b0011_1111) << 2) | (second >> 6) | ((second & 0b0011_1111) << 8)
}
