/** The kinds of image that are shown. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/svg+xml'

/** What stands where in each kind, as Latin-1 text. */
const signatures: readonly (readonly [ImageType, ...(readonly [place: number, text: string])[]])[] = [
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/gif', [0, 'GIF87a']],
  ['image/gif', [0, 'GIF89a']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['image/avif', [4, 'ftypavif']],
  ['image/avif', [4, 'ftypavis']],
]
/** The root must be an `svg`; before it only what XML puts there. */
const svg =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]{0,256}>\s*)?(?:<!--[\s\S]{0,2048}?-->\s*)?(?:<!DOCTYPE svg[^>[]{0,256}>\s*)?<svg[\s>]/

/** What an image is by its first bytes, whatever its server says of it (R49). `undefined`: none that is shown. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 4_096))
  const found = signatures.find(([, ...parts]) => parts.every(([place, text]) => head.startsWith(text, place)))
  return found?.[0] ?? (svg.test(head) ? 'image/svg+xml' : undefined)
}
