import { AppKitError } from '@latchkey/common'
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
  const { target, headers } = takeCredentials(url)
  const { fetch } = ports
  const response = await fetch(target, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal,
  })
  const text = await readText(response)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), json: parse(text) }
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

/** `fetch` takes no user and password in a URL; they go in the header they stand for. */
function takeCredentials(rpcUrl: string): {
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
} {
  const url = new URL(rpcUrl)
  const { username, password } = url
  if (!username && !password) return { target: rpcUrl, headers: {} }
  url.username = ''
  url.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { target: url.href, headers: { Authorization: `Basic ${btoa(pair)}` } }
}
