import { readBodyText, splitCredentials } from '@latchkey/common'
import type { PolkadotContext } from '../context.js'

/** What came back; `json` is undefined when the body is not JSON. */
export type HttpAnswer = { readonly status: number; readonly retryAfter: string | null; readonly json: unknown }

/** The largest body that is read: what a runtime says of itself is about a megabyte, in hexadecimal form (R45). */
const maxBytes = 8 * 1024 * 1024

/** Posts JSON and reads the whole answer, within the signal. */
export async function postJson(
  { ports }: PolkadotContext,
  url: string,
  body: unknown,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const { url: target, headers } = splitCredentials(url)
  const { fetch } = ports
  const response = await fetch(target, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal,
  })
  const text = await readBodyText(response, maxBytes)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), json: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
