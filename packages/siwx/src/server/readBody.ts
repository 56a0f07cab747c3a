import { createError, errors, type Parser, withTimeout } from '@latchkey/common'

/** Maximum size of a request body, in bytes. Signatures of smart accounts that are not deployed have several kB. */
export const maxBodyBytes = 16_384

/** Time for the body to arrive, in ms. */
const bodyTimeoutMs = 10_000

/** The result of {@link readBody}: the parsed body, or the HTTP status of a refusal. */
export type Body<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: 400 | 408 | 413 | 415 }

/** Reads the body of a request with the content type `application/json`. `parse` receives its text. */
export async function readBody<T>(request: Request, parse: Parser<T>): Promise<Body<T>> {
  // Another site can send forms and text in the name of a visitor, but JSON only if the server allows it.
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? '')) return refused(415)
  const reader = request.body?.getReader()
  const body = reader ? await readInTime(reader) : ''
  if (typeof body === 'number') return refused(body)
  const parsed = parse(body)
  return parsed.ok ? parsed : refused(400)
}

function refused(status: 400 | 408 | 413 | 415) {
  return { ok: false, status } as const
}

async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | 400 | 408 | 413> {
  const onTimeout = () => createError(errors.HTTP_TIMEOUT)
  return withTimeout(readText(reader), { ms: bodyTimeoutMs, onTimeout }).catch(() => {
    reader.cancel().catch(() => undefined)
    return 408
  })
}

/** Never rejects. */
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
