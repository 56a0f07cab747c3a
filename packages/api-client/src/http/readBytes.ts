import { createError, errors } from '@latchkey/common'

/** Reads the body of a response. Cancels a body of more than `maxBytes` after decompression with `HTTP_TOO_LARGE` (R45). */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw createError(errors.HTTP_TOO_LARGE)
    }
    parts.push(part.value)
  }
  const bytes = new Uint8Array(size)
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.byteLength
  }
  return bytes
}
