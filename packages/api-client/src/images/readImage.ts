import { createError, errors, serviceErrors } from '@latchkey/common'
import { readBytes } from '../http/readBytes.js'
import { imageType } from './imageType.js'

/** Maximum size of an image, in bytes. */
const maxBytes = 1024 * 1024
/** Limit of an SVG, which is shown as a `data:` URL, so that the page holds it as text. */
const maxSvgBytes = 256 * 1024

/** Reads a response as an image with a type from its first bytes (R49). */
export async function readImage(response: Response): Promise<Blob> {
  const bytes = await readBytes(response, maxBytes)
  const type = imageType(bytes)
  if (!type)
    throw createError(serviceErrors.HTTP_BAD_RESPONSE, { details: 'The answer is no image of a kind that is shown.' })
  if (type === 'image/svg+xml' && bytes.length > maxSvgBytes) throw createError(errors.HTTP_TOO_LARGE)
  return new Blob([bytes], { type })
}
