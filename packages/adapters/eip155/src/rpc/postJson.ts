import { abortReason, readBodyText, withDeadline } from '@latchkey/common'
import type { Eip155Context } from '../context.js'

/** What came back; `json` is undefined when the body is not JSON. */
export type HttpAnswer = { readonly status: number; readonly retryAfter: string | null; readonly json: unknown }

/** Posts JSON and reads the whole answer, within `ms` and the adapter's life. */
export async function postJson(
  { ports, lifetime }: Eip155Context,
  { url, headers, ms }: { readonly url: string; readonly headers: HeadersInit; readonly ms: number },
  body: unknown,
): Promise<HttpAnswer> {
  if (lifetime.aborted) throw abortReason(lifetime)
  const { clock, fetch } = ports
  const end = new AbortController()
  const ask = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal: end.signal,
    })
    const text = await readBodyText(response)
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), json: parse(text) }
  }
  try {
    return await withDeadline(ask(), { clock, ms, code: 'HTTP_TIMEOUT', signal: lifetime })
  } finally {
    end.abort()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
