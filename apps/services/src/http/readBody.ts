import { withSignals } from '@latchkey/common'
import type { Context } from 'hono'
import type { ServiceEnv } from './serviceEnv.js'
import { ServiceError } from './serviceError.js'

/**
 * Reads the body of a request as text. Throws 413 once it exceeds `maxBytes`, independent of the headers, and 429
 * beyond the byte budget.
 */
export async function readBody(context: Context<ServiceEnv>, maxBytes: number): Promise<string> {
  const { charge, signal } = context.get('bytes')
  const reader = context.req.raw.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const readPart = () =>
    withSignals(reader?.read() ?? Promise.resolve(undefined), signal).catch((error: unknown) => {
      signal.throwIfAborted()
      throw error
    })
  for (let part = await readPart(); part?.value; part = await readPart()) {
    size += part.value.byteLength
    // The rest is not read: the connection closes after the response.
    if (size > maxBytes) throw new ServiceError(413, 'TOO_LARGE', 'The body is too large', { connection: 'close' })
    charge(part.value.byteLength)
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
