const encoder = new TextEncoder()

/** A text in UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** Prefixes bytes with their length, in Bitcoin's encoding. */
export function sized(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  if (length < 0xfd) return concat(Uint8Array.of(length), bytes)
  if (length > 0xffff) throw new Error('This is longer than the page can check.')
  return concat(Uint8Array.of(0xfd, length & 0xff, length >> 8), bytes)
}
