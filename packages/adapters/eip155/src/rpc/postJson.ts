import { readBodyText } from '@latchkey/common'
import type { Eip155Context } from '../context.js'

/** What came back; `json` is undefined when the body is not JSON. */
export type HttpAnswer = { readonly status: number; readonly retryAfter: string | null; readonly json: unknown }

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
    const text = await readBodyText(response)
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), json: parse(text) }
  } finally {
    for (const signal of [lifetime, init.signal]) signal?.removeEventListener('abort', stop)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
