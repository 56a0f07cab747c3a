import { blurPicture, type Picture } from './blurPicture.js'
import { enlargePicture } from './enlargePicture.js'

/** What a picture can be taken of: a page or locator of Playwright, or what another driver has. */
export type Photographed = {
  screenshot(options: { readonly animations: 'disabled'; readonly timeout: number }): Promise<Uint8Array>
}

/**
 * Reads the QR code a page shows from a picture of it, as a phone's camera would: what cannot be seen cannot be read.
 * Needs `jsqr` and `pngjs`. Rejects when there is none after `timeout`, 10 s by default.
 */
export async function readQrCode(
  place: Photographed,
  { timeout = 10_000 }: { readonly timeout?: number | undefined } = {},
): Promise<string> {
  const [{ default: jsqr }, { PNG }] = await Promise.all([import('jsqr'), import('pngjs')])
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

/**
 * What a phone sees as it is held this way and that: the reader fails at single sizes. Of 2 000 codes of WalletConnect, 288 px wide, it
 * read one in 125 neither as it was nor blurred, and each of those when it was larger.
 */
function* looksAt(sharp: Picture): Generator<Picture> {
  yield sharp
  yield blurPicture(sharp)
  yield blurPicture(enlargePicture(sharp, 1.3))
}
