import { AppKitError } from '@latchkey/common'
import type { Eip155Context } from '../context.js'

/** What came back; `json` is undefined when the body is not JSON. */
export type HttpAnswer = { readonly status: number; readonly retryAfter: string | null; readonly json: unknown }

/** The largest body that is read (R45). */
const maxBytes = 2 * 1024 * 1024

/** Posts JSON and reads the whole answer, within the given signal and the adapter's life. */
export async function postJson(
  { ports, lifetime }: Eip155Context,
  url: string,
  body: unknown,
  init: RequestInit,
): Promise<HttpAnswer> {
  const end = new AbortController()
  const stop = () => end.abort()
  for (const signal of [lifetime, init.signal]) {
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
  }
  try {
    const { fetch } = ports
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...init.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal: end.signal,
    })
    const text = await readText(response)
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), json: parse(text) }
  } finally {
    for (const signal of [lifetime, init.signal]) signal?.removeEventListener('abort', stop)
  }
}

async function readText(response: Response): Promise<string> {
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
