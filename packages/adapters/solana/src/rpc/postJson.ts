import { parseExactJson, readBodyText, splitCredentials } from '@latchkey/common'

/** What came back; `json` is undefined when the body is not JSON. */
export type HttpAnswer = { readonly status: number; readonly retryAfter: string | null; readonly json: unknown }

/** Posts JSON and reads the whole answer, within the signal. */
export async function postJson(
  fetch: typeof globalThis.fetch,
  rpcUrl: string,
  body: unknown,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const { url, headers } = splitCredentials(rpcUrl)
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal,
  })
  const text = await readBodyText(response)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), json: parseExactJson(text) }
}
