import { readBodyBytes } from './readBodyBytes.js'

/** The body of a response as text; one of more than `maxBytes` is cancelled and `HTTP_TOO_LARGE` (R45). */
export async function readBodyText(response: Response, maxBytes = 2 * 1024 * 1024): Promise<string> {
  return new TextDecoder().decode(await readBodyBytes(response, maxBytes))
}
