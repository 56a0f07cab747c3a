import { chromium } from 'playwright'
import { chromiumFlags } from '../chromium/chromiumFlags.mjs'
import { findChromium } from '../chromium/findChromium.mjs'

const size = 64

/** SVG drawings as WebP images of 64 × 64, by Chromium: browsers are served pixels, which run no code. `drawings` maps a name to SVG text. */
export async function drawImages(drawings) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    const drawn = new Map()
    for (const [name, svg] of drawings) drawn.set(name, Buffer.from(await page.evaluate(draw, { svg, size }), 'base64'))
    return drawn
  } finally {
    await browser.close()
  }
}

/** In the page. */
async function draw({ svg, size }) {
  const image = new Image(size, size)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  canvas.getContext('2d').drawImage(image, 0, 0, size, size)
  return canvas.toDataURL('image/webp', 0.85).split(',')[1]
}
