import { missingPackage } from '../missingPackage.js'
import { blurPicture, type Picture } from './blurPicture.js'
import { halvePicture } from './halvePicture.js'

/** An object with Playwright's `screenshot` method, such as a page or a locator. */
export type Photographed = {
  screenshot(options: { readonly animations: 'disabled'; readonly timeout: number }): Promise<Uint8Array>
}

/**
 * Reads the QR code of a page from screenshots, like a phone's camera, so an invisible code is not found. Requires
 * `jsqr` and `pngjs`. Rejects if there is no code after `timeout`, 10 s by default.
 */
export async function readQrCode(
  place: Photographed,
  { timeout = 10_000 }: { readonly timeout?: number | undefined } = {},
): Promise<string> {
  const [{ default: jsqr }, { PNG }] = await Promise.all([import('jsqr'), import('pngjs')]).catch(
    missingPackage('Reading a QR code', 'jsqr', 'pngjs'),
  )
  const read = typeof jsqr === 'function' ? jsqr : Reflect.get(jsqr, 'default')
  const end = Date.now() + timeout
  for (;;) {
    const { data, width, height } = PNG.sync.read(
      Buffer.from(await place.screenshot({ animations: 'disabled', timeout })),
    )
    const sharp = { data: new Uint8ClampedArray(data), width, height }
    for (const picture of looksAt(sharp)) {
      const text: unknown = read(picture.data, picture.width, picture.height)?.data
      if (typeof text === 'string' && text !== '') return text
    }
    if (Date.now() > end) throw new Error('The page shows no QR code that can be read.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Width from which a picture comes from a screen with several pixels per CSS pixel. */
const largeWidth = 600

/**
 * Yields the screenshot halved if it is large, then sharp, blurred and enlarged. jsqr fails on some codes at one size.
 * With three pixels per CSS pixel, it reads one WalletConnect code in twelve only when halved. Of 2,000 codes, 288 px
 * wide, it reads one in 125 only when enlarged.
 */
function* looksAt(sharp: Picture): Generator<Picture> {
  if (sharp.width > largeWidth) yield halvePicture(sharp)
  yield sharp
  yield blurPicture(sharp)
  yield blurPicture(enlargePicture(sharp, 1.3))
}

/** Enlarges a picture with nearest-neighbour interpolation. */
function enlargePicture({ data, width, height }: Picture, factor: number): Picture {
  const [wide, high] = [Math.round(width * factor), Math.round(height * factor)]
  const points = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const large = new Uint32Array(wide * high)
  for (let y = 0; y < high; y++) {
    const row = Math.floor(y / factor) * width
    for (let x = 0; x < wide; x++) large[y * wide + x] = points[row + Math.floor(x / factor)] ?? 0
  }
  return { data: new Uint8ClampedArray(large.buffer), width: wide, height: high }
}
