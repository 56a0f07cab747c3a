import { AppKitError } from '@latchkey/common'

export type HttpAnswer = { readonly status: number; readonly retryAfter: string | null; readonly text: string }

/** The largest body that is read (R45). */
const maxBytes = 2 * 1024 * 1024

/** Reads an answer as text, within the given signal. */
export async function fetchText(fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<HttpAnswer> {
  const response = await fetch(url, {
    ...init,
    headers: { ...init.headers, ...(init.body ? { 'Content-Type': 'text/plain' } : {}) },
    credentials: 'omit',
    referrerPolicy: 'origin',
  })
  const text = await readText(response)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), text }
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
