import type { Result } from '../parse/parser.js'
import { readUrl } from './readUrl.js'

/** Size limit of a `data:` image, in bytes. */
const maxBytes = 256 * 1024
const dataUrl = /^data:image\/(png|webp|jpeg|gif|svg\+xml)((?:;[\w=-]+)*),/i

/** Image URLs that are allowed besides `data:`. */
export type ImageUrlOptions = {
  /** Allows `https:` URLs, whose server learns the visitor's IP address. */
  readonly allowRemote?: boolean
  /** `http:` URLs of this origin, for pages that were loaded over `http:` themselves. */
  readonly ownOrigin?: string | undefined
  /** `blob:` URLs, for images that the page holds in memory. */
  readonly allowHeld?: boolean
  /** Refuses SVG, for images that strangers choose, such as avatars. */
  readonly rasterOnly?: boolean
}

/**
 * Validates the `src` of an `<img>`: a `data:` image, with `allowRemote` an `https:` URL, or with `allowHeld` a `blob:`
 * URL. SVG is safe there: inside `<img>` it runs no script and loads nothing. The result contains no quote,
 * angle bracket, backslash or white space.
 */
export function safeParseImageUrl(value: unknown, options: ImageUrlOptions = {}): Result<string> {
  if (typeof value !== 'string') return { ok: false, reason: 'not an image URL' }
  const url = value.trim()
  const match = dataUrl.exec(url)
  if (match) {
    if (options.rasterOnly && match[1]?.toLowerCase() === 'svg+xml')
      return { ok: false, reason: 'not a png, webp, jpeg or gif' }
    const isBase64 = /;base64$/i.test(match[2] ?? '')
    return fits(url.slice(match[0].length), isBase64)
      ? { ok: true, value: encodeHostile(url) }
      : { ok: false, reason: 'image over 256 KiB' }
  }
  if (options.allowHeld && /^blob:http/.test(url)) return { ok: true, value: encodeHostile(url) }
  if (!options.allowRemote) return { ok: false, reason: 'not a data: image that is supported' }
  const parsed = url.length <= 2_048 ? readUrl(url) : undefined
  const isOwn = parsed?.protocol === 'http:' && parsed.origin === options.ownOrigin
  if (!parsed || (parsed.protocol !== 'https:' && !isOwn) || parsed.username || parsed.password)
    return { ok: false, reason: 'not an https URL' }
  return { ok: true, value: encodeHostile(parsed.href) }
}

function fits(payload: string, isBase64: boolean): boolean {
  // A cheap check before the exact count, which copies the text: a byte takes at most three characters.
  if (payload.length > maxBytes * 3) return false
  if (isBase64) return Math.floor((payload.replace(/={1,2}$/, '').length * 3) / 4) <= maxBytes
  return new TextEncoder().encode(payload.replace(/%[\da-f]{2}/gi, '.')).length <= maxBytes
}

function encodeHostile(url: string): string {
  return url.replace(/["'<>`\\\s]/g, (character) => (character === "'" ? '%27' : encodeURIComponent(character)))
}

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

// Stored on the document, which has the policy: all instances and copies of the package share one test.
const key = Symbol.for('latchkey.dataImages')

/**
 * Returns whether the page's policy allows `data:` images. The first call in a document loads an image of one pixel,
 * which takes about a millisecond: a policy that forbids such images then logs one error instead of one per picture.
 * Later calls return immediately.
 */
export function allowsDataImages(document: Document): boolean | Promise<boolean> {
  const holder = document as { [key]?: boolean | Promise<boolean> }
  holder[key] ??= new Promise<boolean>((resolve) => {
    const image = document.createElement('img')
    const settle = (isAllowed: boolean) => () => {
      holder[key] = isAllowed
      resolve(isAllowed)
    }
    image.onload = settle(true)
    image.onerror = settle(false)
    image.src = pixel
  })
  return holder[key]
}
