import { AppKitError } from '@latchkey/common'
import { parseExactJson } from './exactJson.js'

/** What came back; `json` is undefined when the body is not JSON. */
export type HttpAnswer = { readonly status: number; readonly retryAfter: string | null; readonly json: unknown }

/** The largest body that is read (R45). */
const maxBytes = 2 * 1024 * 1024

/** Posts JSON and reads the whole answer, within the signal. */
export async function postJson(
  fetch: typeof globalThis.fetch,
  rpcUrl: string,
  body: unknown,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const { url, headers } = takeCredentials(rpcUrl)
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal,
  })
  const text = await readText(response)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), json: parseExactJson(text) }
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

/** `fetch` takes no user and password in a URL; they go in the header they stand for. */
function takeCredentials(rpcUrl: string): {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
} {
  const url = new URL(rpcUrl)
  const { username, password } = url
  if (!username && !password) return { url: rpcUrl, headers: {} }
  url.username = ''
  url.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: url.href, headers: { Authorization: `Basic ${btoa(pair)}` } }
}
