/** Maximum length of the longer side in px; larger pictures are reduced. */
const longest = 1_600

/** Variants of a picture that are tried one after the other. */
const looks = [
  ['none', 1],
  ['blur(1px)', 1],
  ['blur(1px)', 1.3],
] as const

/** Returns the text of the QR code in a picture. Loads the reader. Throws without a code. */
export async function readPicture(file: Blob): Promise<string> {
  const [{ default: jsqr }, picture] = await Promise.all([import('jsqr'), createImageBitmap(file)])
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot look into pictures.')
  // As it is; a little blurred: codes drawn in dots then read as the squares they stand for; and larger, for the reader
  // fails at single sizes.
  for (const [filter, factor] of looks) {
    const [width, height] = [Math.round(picture.width * scale * factor), Math.round(picture.height * scale * factor)]
    Object.assign(canvas, { width, height })
    context.filter = filter
    context.drawImage(picture, 0, 0, width, height)
    const found = jsqr(context.getImageData(0, 0, width, height).data, width, height)
    if (found?.data) return found.data
  }
  throw new Error('There is no code in this picture that can be read.')
}
