/**
 * Delay before the URL is revoked, in ms: a removed `<img>` may still be reading it, and the browser would log an
 * error.
 */
const lateMs = 1_000

/** A picture in memory, until it is released. */
export type HeldImage = {
  /** Only for the `src` of an `<img>`. */
  readonly url: string
  /** Releases the memory a second later. */
  release(): void
}

/**
 * Creates a URL of a picture for an `<img>`. An SVG becomes a `data:` URL: opened in its own tab, a script in an
 * object URL would run with the page's origin.
 */
export async function holdImage(image: Blob): Promise<HeldImage> {
  if (image.type === 'image/svg+xml') return { url: await dataUrl(image), release: () => undefined }
  const url = URL.createObjectURL(image)
  return { url, release: () => void setTimeout(() => URL.revokeObjectURL(url), lateMs) }
}

async function dataUrl(image: Blob): Promise<string> {
  const bytes = new Uint8Array(await image.arrayBuffer())
  let text = ''
  for (let place = 0; place < bytes.length; place += 8_192)
    text += String.fromCharCode(...bytes.subarray(place, place + 8_192))
  return `data:${image.type};base64,${btoa(text)}`
}
