import { AppKitError } from './appKitError.js'

/** The body of a response as text; one of more than `maxBytes` is cancelled and `HTTP_TOO_LARGE` (R45). */
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
      throw new AppKitError('HTTP_TOO_LARGE')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
