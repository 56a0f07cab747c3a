const wordDigits = 64

/** Encodes a number as one ABI word in hex digits. */
export function word(value: number): string {
  return value.toString(16).padStart(wordDigits, '0')
}

/** Encodes dynamic ABI data: the length, then the bytes padded to whole words. All in hex digits. */
export function tail(digits: string): string {
  return word(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / wordDigits) * wordDigits, '0')
}

/**
 * Returns the bytes (or text) at the offset in the given word of ABI-encoded data, in hex digits. `undefined` if they
 * exceed the data. Never throws.
 */
export function readTail(data: string, index: number): string | undefined {
  // Unsafe integers and NaN also fail this range check.
  const at = readSize(data, index * wordDigits)
  const start = at + wordDigits
  const end = start + readSize(data, at)
  return end <= data.length ? data.slice(start, end) : undefined
}

/** Reads a byte count and returns it in hex digits. */
function readSize(data: string, at: number): number {
  return at + wordDigits <= data.length ? 2 * Number(`0x${data.slice(at, at + wordDigits)}`) : Number.NaN
}

/**
 * Decodes the hex digits of an ABI string, or of a `bytes32` padded with zeros as some early tokens return. Returns
 * `undefined` for anything else and for invalid UTF-8. Never throws.
 */
export function decodeText(digits: string): string | undefined {
  const encoded = digits.length === 64 ? digits.replace(/(?:00)+$/, '') : readTail(digits, 0)
  if (encoded === undefined) return undefined
  const bytes = Uint8Array.from(encoded.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
