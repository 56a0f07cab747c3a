import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'

/**
 * Returns the body of a response as text. Cancels a body of more than `maxBytes` and rejects with `HTTP_TOO_LARGE`
 * (R45). `onBytes` receives the number of bytes of each part.
 */
export async function readBodyText(
  response: Response,
  maxBytes = 2 * 1024 * 1024,
  onBytes?: (bytes: number) => void,
): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw createError(errors.HTTP_TOO_LARGE)
    }
    onBytes?.(part.value.byteLength)
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
