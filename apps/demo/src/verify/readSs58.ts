import { blake2b } from '@noble/hashes/blake2'
import { base58 } from '@scure/base'

/** An address of a Substrate chain, taken apart. */
export type Ss58 = { readonly prefix: number; readonly publicKey: Uint8Array }

const preimage = new TextEncoder().encode('SS58PRE')

/** Reads an address with a key of 32 bytes. Throws when its checksum does not add up. */
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

/** One byte, or fourteen bits in two bytes with the lower ones in an order of their own. */
function prefixOf([first = 0, second = 0]: Uint8Array, isLong: boolean): number {
  if (!isLong) return first
  return ((first & 0b0011_1111) << 2) | (second >> 6) | ((second & 0b0011_1111) << 8)
}
