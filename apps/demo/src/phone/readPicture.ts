/** Pictures larger than this are made smaller before they are looked at, in points of their longer side. */
const longest = 1_600

/** The text of the QR code in a picture. The reader is loaded by this call. Throws where there is none. */
export async function readPicture(file: Blob): Promise<string> {
  const [{ default: jsqr }, picture] = await Promise.all([import('jsqr'), createImageBitmap(file)])
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot look into pictures.')
  // Once as it is, once a little blurred: codes drawn in dots then read as the squares they stand for.
  for (const filter of ['none', 'blur(1px)']) {
    context.filter = filter
    context.drawImage(picture, 0, 0, width, height)
    const found = jsqr(context.getImageData(0, 0, width, height).data, width, height)
    if (found?.data) return found.data
  }
  throw new Error('There is no code in this picture that can be read.')
}
