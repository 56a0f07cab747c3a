/** Reads bytes sequentially; throws a `RangeError` at the end. */
export type ByteReader = {
  bytes(length: number): Uint8Array
  /** Reads a little-endian integer of this many bytes. */
  number(size: 1 | 2 | 4): number
  /** Reads Bitcoin's "compact size". */
  size(): number
  /** Reads bytes with a length prefix. */
  sized(): Uint8Array
  isAtEnd(): boolean
  offset(): number
}

export function createByteReader(source: Uint8Array): ByteReader {
  let offset = 0
  const bytes = (length: number) => {
    if (length > source.length - offset) throw new RangeError('the bytes end too early')
    offset += length
    return source.subarray(offset - length, offset)
  }
  const number = (size: number) => bytes(size).reduceRight((sum, byte) => sum * 256 + byte, 0)
  const size = () => {
    const first = number(1)
    if (first < 0xfd) return first
    // A length of eight bytes exceeds any PSBT.
    if (first === 0xff) throw new RangeError('a length that cannot be')
    return number(first === 0xfd ? 2 : 4)
  }
  return {
    bytes,
    number,
    size,
    sized: () => bytes(size()),
    isAtEnd: () => offset === source.length,
    offset: () => offset,
  }
}
