import { AppKitError, serviceError } from '@latchkey/common'
import { readBytes } from '../http/readBytes.js'
import { imageType } from './imageType.js'

/** No image is larger, in bytes. */
const maxBytes = 1024 * 1024
/** An SVG is shown as a `data:` URL, which the page holds as text. */
const maxSvgBytes = 256 * 1024

/** Reads an answer as an image whose type is told by its first bytes (R49). */
export async function readImage(response: Response): Promise<Blob> {
  const bytes = await readBytes(response, maxBytes)
  const type = imageType(bytes)
  if (!type) throw serviceError('HTTP_BAD_RESPONSE', { details: 'The answer is no image of a kind that is shown.' })
  if (type === 'image/svg+xml' && bytes.length > maxSvgBytes) throw new AppKitError('HTTP_TOO_LARGE')
  return new Blob([bytes], { type })
}
