import { accept, type Result, refuse } from './result.js'

/** The largest image that may come inside a `data:` URL, in bytes. */
const maxBytes = 256 * 1024
const dataUrl = /^data:image\/(?:png|webp|jpeg|gif|svg\+xml)(?:;[\w=-]+)*,/i

/**
 * Whether a value may become the `src` of an `<img>`: a `data:` image, or with `allowRemote` an `https:` URL
 * (R27, R53). An SVG is safe there: it runs no script and loads nothing from inside `<img>`.
 */
export function safeParseImageUrl(value: unknown, options: { readonly allowRemote?: boolean } = {}): Result<string> {
  if (typeof value !== 'string') return refuse('not an image URL')
  const url = value.trim()
  if (dataUrl.test(url)) return url.length <= maxBytes * 1.37 ? accept(url) : refuse('image over 256 KiB')
  if (!options.allowRemote) return refuse('only data: images of type png, webp, jpeg, gif or svg+xml')
  if (url.length > 2_048 || !URL.canParse(url)) return refuse('not a URL')
  const parsed = new URL(url)
  return parsed.protocol === 'https:' && !parsed.username && !parsed.password ? accept(parsed.href) : refuse('not an https URL')
}
