const signatures: readonly (readonly [type: string, offset: number, text: string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
]

/**
 * Returns the type of an image by its first bytes, ignoring its name. `undefined` for types other than bitmaps, such as
 * SVG.
 */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 16))
  return signatures.find(([, offset, text]) => begin.startsWith(text, offset))?.[0]
}
