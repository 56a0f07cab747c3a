/** Reads SCALE, the encoding of Substrate, sequentially. Every method throws at the end of the bytes. */
export type ScaleReader = {
  byte(): number
  bytes(length: number): Uint8Array
  uint32(): number
  /** Reads a compact number; throws above 2^53. */
  compact(): number
  text(): string
  list<T>(read: () => T): readonly T[]
  option<T>(read: () => T): T | undefined
  /** Skips a compact number of any size. */
  skipCompact(): void
  /** Skips a list of texts. */
  skipTexts(): void
  /** Returns the bytes that are not read yet. */
  rest(): Uint8Array
}

export function createScaleReader(input: Uint8Array): ScaleReader {
  const decoder = new TextDecoder()
  let at = 0

  function take(length: number): Uint8Array {
    if (at + length > input.length) throw new Error('The bytes end too soon.')
    at += length
    return input.subarray(at - length, at)
  }
  const number = (length: number) => take(length).reduce((sum, byte, index) => sum + byte * 2 ** (8 * index), 0)

  const reader: ScaleReader = {
    byte: () => number(1),
    bytes: take,
    uint32: () => number(4),
    compact() {
      const mode = (input[at] ?? 0) & 3
      // The two lowest bits encode the length.
      if (mode < 3) return Math.floor(number(2 ** mode) / 4)
      const value = number((reader.byte() >> 2) + 4)
      if (!Number.isSafeInteger(value)) throw new Error('The number is too large.')
      return value
    },
    text: () => decoder.decode(take(reader.compact())),
    list(read) {
      const length = reader.compact()
      // Every entry takes at least one byte, so a forged length fails here before any memory is allocated.
      if (length > input.length - at) throw new Error('The list is longer than the bytes.')
      return Array.from({ length }, read)
    },
    option: (read) => (reader.byte() === 0 ? undefined : read()),
    skipCompact() {
      const first = reader.byte()
      const mode = first & 3
      take(mode < 3 ? 2 ** mode - 1 : (first >> 2) + 4)
    },
    skipTexts() {
      const length = reader.compact()
      for (let index = 0; index < length; index++) take(reader.compact())
    },
    rest: () => input.subarray(at),
  }
  return reader
}
