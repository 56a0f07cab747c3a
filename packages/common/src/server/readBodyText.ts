import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'

/**
 * Returns the body of a response as text. Cancels a body of more than `maxBytes` and rejects with `HTTP_TOO_LARGE`
 * (R45).
 */
export async function readBodyText(response: Response, maxBytes = 2 * 1024 * 1024): Promise<string> {
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
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
