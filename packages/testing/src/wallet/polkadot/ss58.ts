import { blake2b } from '@noble/hashes/blake2'
import { base58 } from '@scure/base'

/** Encodes an account id as an address with a network's prefix (SS58). */
export function toSs58(accountId: Uint8Array, prefix: number): string {
  const head =
    prefix < 64 ? [prefix] : [((prefix & 0b1111_1100) >> 2) | 0b0100_0000, (prefix >> 8) | ((prefix & 0b11) << 6)]
  const body = Uint8Array.from([...head, ...accountId])
  return base58.encode(Uint8Array.from([...body, ...checksum(body)]))
}

/** Decodes the account id of an address with any prefix. Throws if it is invalid. */
export function fromSs58(address: string): Uint8Array {
  const bytes = base58.decode(address)
  const headLength = (bytes[0] ?? 0) & 0b0100_0000 ? 2 : 1
  const body = bytes.slice(0, headLength + 32)
  const isWhole =
    bytes.length === headLength + 34 && checksum(body).every((byte, index) => byte === bytes.at(index - 2))
  if (!isWhole) throw new Error(`Not an address of a Substrate account: ${address}`)
  return body.slice(headLength)
}

function checksum(body: Uint8Array): Uint8Array {
  const salt = new TextEncoder().encode('SS58PRE')
  return blake2b(Uint8Array.from([...salt, ...body]), { dkLen: 64 }).slice(0, 2)
}
