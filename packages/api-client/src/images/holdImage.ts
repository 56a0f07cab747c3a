/** An `<img>` that was taken away may still be reading it, and the browser would log an error. In ms. */
const lateMs = 1_000

/** A picture that is held in memory until it is released. */
export type HeldImage = {
  /** For the `src` of an `<img>`, and for nothing else. */
  readonly url: string
  /** The memory is given back a second later. */
  release(): void
}

/**
 * Holds a picture so that an `<img>` can show it. An SVG becomes a `data:` URL: opened in a tab of its own, a script inside it would run
 * with the rights of the page from an object URL, and has none from that (R49).
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
