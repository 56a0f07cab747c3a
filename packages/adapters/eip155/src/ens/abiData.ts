const wordDigits = 64

/** A number as one word of ABI-encoded data, in hex digits. */
export function word(value: number): string {
  return value.toString(16).padStart(wordDigits, '0')
}

/** Bytes as the ABI has them behind an offset: their count, then they, filled up to whole words. All in hex digits. */
export function tail(digits: string): string {
  return word(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / wordDigits) * wordDigits, '0')
}

/**
 * The bytes (or text) whose offset stands in the given word of ABI-encoded data, in hex digits as the data is. Total:
 * `undefined` when offset or length point anywhere outside.
 */
export function readTail(data: string, index: number): string | undefined {
  // An offset too big for a number to be exact is far outside all the same; NaN compares as outside.
  const at = readSize(data, index * wordDigits)
  const start = at + wordDigits
  const end = start + readSize(data, at)
  return end <= data.length ? data.slice(start, end) : undefined
}

/** A count of bytes, as a count of digits. */
function readSize(data: string, at: number): number {
  return at + wordDigits <= data.length ? 2 * Number(`0x${data.slice(at, at + wordDigits)}`) : Number.NaN
}
