import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'

/** SHA-256 twice. */
export function hash256(...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(sha256(concatBytes(...parts)))
}

/** RIPEMD-160 of SHA-256, the hash of keys and scripts in addresses. */
export function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes))
}

/** The tagged hash of BIP-340. */
export function taggedHash(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const head = sha256(new TextEncoder().encode(tag))
  return sha256(concatBytes(head, head, ...parts))
}

/** Encodes a number as 4 bytes, lowest first. */
export function uint32(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24)
}

/** Encodes bytes after their length, as transactions have them. Up to 65,535 bytes. */
export function withLength(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  return concatBytes(length < 253 ? Uint8Array.of(length) : Uint8Array.of(253, length, length >>> 8), bytes)
}

export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** Reads the parts of a serialized transaction in order. Its methods throw if the bytes end too early. */
export type ByteReader = {
  take(length: number): Uint8Array
  uint32(): number
  /** A number of up to 65,535 in the shortest form. Throws for longer forms, which no valid signature contains. */
  length(): number
  /** Bytes after their length. */
  bytes(): Uint8Array
  /** A list of bytes, such as the items of a witness. */
  list(): readonly Uint8Array[]
  /** Throws if there are more bytes. */
  end(): void
}

export function createByteReader(source: Uint8Array): ByteReader {
  let offset = 0
  const reader: ByteReader = {
    take(length) {
      if (offset + length > source.length) throw new RangeError('The bytes end too early')
      offset += length
      return source.slice(offset - length, offset)
    },
    uint32() {
      const [a = 0, b = 0, c = 0, d = 0] = reader.take(4)
      return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0
    },
    length() {
      const [first = 0] = reader.take(1)
      if (first < 253) return first
      const [low = 0, high = 0] = reader.take(2)
      const value = low | (high << 8)
      if (first !== 253 || value < 253) throw new RangeError('The length is not in the shortest form')
      return value
    },
    bytes: () => reader.take(reader.length()),
    list: () => Array.from({ length: reader.length() }, () => reader.bytes()),
    end() {
      if (offset !== source.length) throw new RangeError('There are bytes after the end')
    },
  }
  return reader
}
