import { readBytes } from './readBytes.js'

/** The body of a response as text; one of more than `maxBytes`, 2 MiB by default, is cancelled and `HTTP_TOO_LARGE` (R45). */
export async function readText(response: Response, maxBytes = 2 * 1024 * 1024): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, maxBytes))
}
