import type { Context } from 'hono'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

/** Reads the body of a request as text. Throws 413 once it exceeds `maxBytes`, independent of the headers (R45). */
export async function readBody(context: Context<ServiceEnv>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of context.req.raw.body ?? []) {
    size += part.byteLength
    // The rest is not read: the connection closes after the response.
    if (size > maxBytes) throw new ServiceError(413, 'TOO_LARGE', 'The body is too large', { connection: 'close' })
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
