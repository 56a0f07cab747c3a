/** Encodes a length as compact-u16: seven bits per byte, lowest first; the high bit marks a following byte. */
export function encodeLength(length: number): Uint8Array {
  if (!Number.isInteger(length) || length < 0 || length > 65_535) throw new RangeError('Not a length of 16 bits')
  if (length < 128) return Uint8Array.of(length)
  if (length < 16_384) return Uint8Array.of((length & 127) | 128, length >> 7)
  return Uint8Array.of((length & 127) | 128, ((length >> 7) & 127) | 128, length >> 14)
}

/** Decodes a compact-u16 at an offset; `undefined` if it is truncated, exceeds 16 bits, or is not in the shortest form. */
export function decodeLength(
  bytes: Uint8Array,
  at: number,
): { readonly length: number; readonly next: number } | undefined {
  let length = 0
  for (let index = 0; index < 3; index++) {
    const byte = bytes[at + index]
    if (byte === undefined) return undefined
    length |= (byte & 127) << (7 * index)
    if (byte >= 128) continue
    const isShortest = index === 0 || byte !== 0
    return isShortest && length <= 65_535 ? { length, next: at + index + 1 } : undefined
  }
  return undefined
}
