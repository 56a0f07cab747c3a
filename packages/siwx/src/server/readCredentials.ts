import { json, objectOf, type Parsed, text } from '@latchkey/common'

/** Maximum size of a request body, in bytes. Signatures of smart accounts that are not deployed have several kB. */
export const maxBodyBytes = 16_384

/** Parses a signed message, as text. */
export const safeParseCredentials = objectOf({
  message: text({ max: maxBodyBytes }),
  signature: text({ max: maxBodyBytes }),
})

/** A signed message, as text. */
export type SignInCredentials = Parsed<typeof safeParseCredentials>

/** Reads a signed message from the JSON body of a request, or returns the HTTP status of a refusal. */
export async function readCredentials(request: Request): Promise<SignInCredentials | 400 | 413 | 415> {
  // Another site can send forms and text in the name of a visitor, but JSON only if the server allows it.
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? '')) return 415
  const reader = request.body?.getReader()
  const body = reader ? await readText(reader) : ''
  if (typeof body === 'number') return body
  const parsed = json(safeParseCredentials)(body)
  return parsed.ok ? parsed.value : 400
}

async function readText(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | 400 | 413> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let content = ''
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      // The rest is not read. `cancel` would close the connection of some servers before they respond.
      if (size > maxBodyBytes) return 413
      content += decoder.decode(part.value, { stream: true })
    }
    return content + decoder.decode()
  } catch {
    // The connection closed, or the body is not UTF-8.
    return 400
  } finally {
    reader.releaseLock()
  }
}
