import { allErrors, createError, type ErrorCode, errors } from '@latchkey/common'
import * as z from 'zod/mini'

/**
 * Reads the body of a response. Cancels a body of more than `maxBytes` after decompression with `HTTP_TOO_LARGE`.
 */
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

/**
 * Returns the body of a response as text. Cancels a body of more than `maxBytes` (default 2 MiB) and rejects with
 * `HTTP_TOO_LARGE`.
 */
export async function readText(response: Response, maxBytes = 2 * 1024 * 1024): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, maxBytes))
}

/**
 * Creates a reader of a JSON response of at most 2 MiB by a schema. A response that does not match is `unreadable` and
 * dropped.
 */
export function readJson<S extends z.ZodMiniType>(
  schema: S,
  unreadable: ErrorCode = 'HTTP_BAD_RESPONSE',
): (response: Response) => Promise<z.output<S>> {
  return async (response) => {
    const parsed = z.safeParse(schema, parseJson(await readText(response)))
    if (parsed.success) return parsed.data
    throw createError(allErrors[unreadable], {
      details: `The response has an unexpected format: ${firstFault(parsed.error)}.`,
    })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the path of the invalid value, without its content. */
function firstFault({ issues: [issue] }: z.core.$ZodError): string {
  const place = issue?.path.map(String).join('.').slice(0, 64) || 'the whole of it'
  return `${place} is not as expected (${issue?.code ?? 'unknown'})`
}
