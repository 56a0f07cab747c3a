import { readBytes } from './readBytes.js'

/**
 * Returns the body of a response as text. Cancels a body of more than `maxBytes` (default 2 MiB) and rejects with
 * `HTTP_TOO_LARGE` (R45).
 */
export async function readText(response: Response, maxBytes = 2 * 1024 * 1024): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, maxBytes))
}
