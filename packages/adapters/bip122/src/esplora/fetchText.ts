import { readBodyText } from '@latchkey/common'

export type HttpAnswer = { readonly status: number; readonly retryAfter: string | null; readonly text: string }

/** Reads an answer as text, within the given signal. */
export async function fetchText(fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<HttpAnswer> {
  const response = await fetch(url, {
    ...init,
    headers: { ...init.headers, ...(init.body ? { 'Content-Type': 'text/plain' } : {}) },
    credentials: 'omit',
    referrerPolicy: 'origin',
  })
  const text = await readBodyText(response)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), text }
}
