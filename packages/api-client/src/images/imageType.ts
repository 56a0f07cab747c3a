/** The supported image types. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/svg+xml'

/** Signatures of each type, as Latin-1 text. */
const signatures: readonly (readonly [ImageType, ...(readonly [place: number, text: string])[]])[] = [
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/gif', [0, 'GIF87a']],
  ['image/gif', [0, 'GIF89a']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['image/avif', [4, 'ftypavif']],
  ['image/avif', [4, 'ftypavis']],
]
/** The root element must be `svg`, preceded only by an XML prologue. */
const svg =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]{0,256}>\s*)?(?:<!--[\s\S]{0,2048}?-->\s*)?(?:<!DOCTYPE svg[^>[]{0,256}>\s*)?<svg[\s>]/

/** Returns an image's type by its first bytes, ignoring the Content-Type. `undefined` for an unsupported type. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 4_096))
  const found = signatures.find(([, ...parts]) => parts.every(([place, text]) => head.startsWith(text, place)))
  return found?.[0] ?? (svg.test(head) ? 'image/svg+xml' : undefined)
}
