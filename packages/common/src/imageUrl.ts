import { readUrl } from './readUrl.js'
import { accept, type Result, refuse } from './result.js'

/** The largest image that may come inside a `data:` URL, in bytes. */
const maxBytes = 256 * 1024
const dataUrl = /^data:image\/(png|webp|jpeg|gif|svg\+xml)((?:;[\w=-]+)*),/i

/** Which kinds of image may pass. */
export type ImageUrlOptions = {
  /** Also `https:` URLs, which tell their server who looks. */
  readonly allowRemote?: boolean
  /** No SVG: for pictures that strangers choose, such as avatars (R53). */
  readonly rasterOnly?: boolean
}

/**
 * Whether a value may become the `src` of an `<img>`: a `data:` image, or with `allowRemote` an `https:` URL
 * (R27, R53). An SVG is safe there: it runs no script and loads nothing from inside `<img>`. The result holds no quote,
 * angle bracket, backslash or white space.
 */
export function safeParseImageUrl(value: unknown, options: ImageUrlOptions = {}): Result<string> {
  if (typeof value !== 'string') return refuse('not an image URL')
  const url = value.trim()
  const match = dataUrl.exec(url)
  if (match) {
    if (options.rasterOnly && match[1]?.toLowerCase() === 'svg+xml')
      return refuse('an SVG where only png, webp, jpeg or gif may stand')
    const isBase64 = /;base64$/i.test(match[2] ?? '')
    return fits(url.slice(match[0].length), isBase64) ? accept(encodeHostile(url)) : refuse('image over 256 KiB')
  }
  if (!options.allowRemote) return refuse('only data: images of type png, webp, jpeg, gif or svg+xml')
  const parsed = url.length <= 2_048 ? readUrl(url) : undefined
  if (parsed?.protocol !== 'https:' || parsed.username || parsed.password) return refuse('not an https URL')
  return accept(encodeHostile(parsed.href))
}

function fits(payload: string, isBase64: boolean): boolean {
  // Before the exact count, which copies the text: no byte takes more than three characters.
  if (payload.length > maxBytes * 3) return false
  if (isBase64) return Math.floor((payload.replace(/={1,2}$/, '').length * 3) / 4) <= maxBytes
  return new TextEncoder().encode(payload.replace(/%[\da-f]{2}/gi, '.')).length <= maxBytes
}

function encodeHostile(url: string): string {
  return url.replace(/["'<>`\\\s]/g, (character) => (character === "'" ? '%27' : encodeURIComponent(character)))
}
