import { chromium } from 'playwright'
import { chromiumFlags } from '../chromium/chromiumFlags.mjs'
import { findChromium } from '../chromium/findChromium.mjs'

/**
 * Renders images as WebP of 64 × 64 in Chromium, so that browsers receive pixels without code. `drawings` maps a name
 * to SVG text, or to the bytes of a WebP image.
 */
export async function drawImages(drawings, { size = 64, quality = 0.85 } = {}) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const drawn = new Map()
    for (const [name, image] of drawings) {
      const given =
        typeof image === 'string'
          ? `svg+xml;charset=utf-8,${encodeURIComponent(image)}`
          : `webp;base64,${image.toString('base64')}`
      const url = `data:image/${given}`
      drawn.set(name, Buffer.from(await page.evaluate(draw, { url, size, quality }), 'base64'))
    }
    return drawn
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
async function draw({ url, size, quality }) {
  const image = new Image(size, size)
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, size, size)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}
