import fc from 'fast-check'
import jsqr from 'jsqr'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { TestModal } from '../fixtures/createTestModal.fixture.js'
import { playScene } from '../fixtures/scenes.fixture.js'
import { testUri } from '../fixtures/scriptedPairing.fixture.js'
import { eventually, settled } from '../fixtures/visitor.fixture.js'
import { encodeQr } from './encodeQr.js'

const open: TestModal[] = []

afterEach(async () => {
  for (const modal of open.splice(0)) modal.end()
  await scaleTo(1)
})

async function show(scene: string, options = {}): Promise<TestModal> {
  const modal = await playScene(scene, { options })
  open.push(modal)
  await eventually(() => expect(modal.root.querySelector('.qr-code path')).not.toBeNull())
  await settled(modal.root)
  return modal
}

/** The device pixel ratio. */
async function scaleTo(deviceScaleFactor: number): Promise<void> {
  const metrics = { width: 1_000, height: 1_000, deviceScaleFactor, mobile: false }
  await cdp().send('Emulation.setDeviceMetricsOverride', metrics)
  await eventually(() => expect(window.devicePixelRatio).toBe(deviceScaleFactor))
}

/** Reads a screenshot with an independent QR reader; `share` scales it. */
async function scan({ root }: TestModal, share = 1): Promise<string | undefined> {
  const element = root.querySelector('.qr-code') as HTMLElement
  const base64 = await page.screenshot({ element, base64: true, save: false })
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const canvas = new OffscreenCanvas(Math.round(image.width * share), Math.round(image.height * share))
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const {
    data = new Uint8ClampedArray(),
    width = 0,
    height = 0,
  } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  const found = jsqr(data, width, height, { inversionAttempts: 'dontInvert' })
  return found ? new TextDecoder().decode(new Uint8Array(found.binaryData)) : undefined
}

/** Reads it as soon as it is painted, and retries, as a phone does. */
async function reads(modal: TestModal, uri: string, shares: readonly number[] = [1]): Promise<void> {
  await eventually(async () => {
    const seen: unknown[] = []
    for (const share of shares) if (!seen.includes(uri)) seen.push(await scan(modal, share))
    expect(seen).toContain(uri)
  })
}

describe.each([1, 2])('R59: a reader decodes the code at %i×', (scale) => {
  test.each([
    ['qr', 'light', 'en'],
    ['qr', 'dark', 'en'],
    ['qr', 'dark', 'ar'],
    ['qrWallet', 'light', 'en'],
    ['qrWallet', 'dark', 'en'],
    ['qrReconnecting', 'light', 'en'],
  ])('%s, %s, %s', async (scene, themeMode, locale) => {
    await scaleTo(scale)
    const modal = await show(scene, { themeMode, locale })
    await reads(modal, testUri)
  })

  test.each(['#ffd400', 'hsl(150 90% 45%)', '#174299'])('in the colour of the app, %s', async (color) => {
    await scaleTo(scale)
    const modal = await show('qr', { themeMode: 'dark', themeVariables: { '--apkt-qr-color': color } })
    const stroke = () => getComputedStyle(modal.root.querySelector('.qr-code > svg') as SVGElement).stroke
    await eventually(() => expect(stroke()).not.toBe('rgb(20, 22, 31)'))
    await reads(modal, testUri)
  })

  test('with any text up to 2 900 bytes, in any script', async () => {
    await scaleTo(scale)
    const modal = await show('qr')
    const length = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 2_900 }), fc.constant(2_900))
    const text = fc.tuple(length, fc.constantFrom('wc:a1b2c3', 'é', '漢字', '🔑', 'wc:%20&=?')).map(([bytes, part]) => {
      const filled = part.repeat(Math.floor(bytes / new TextEncoder().encode(part).length))
      return filled + 'x'.repeat(bytes - new TextEncoder().encode(filled).length)
    })
    await fc.assert(
      fc.asyncProperty(text, async (uri) => {
        modal.pairing.set({ uri })
        const drawn = encodeQr(uri)?.path
        await eventually(() =>
          expect(modal.root.querySelector('.qr-code path')?.getAttribute('d') === drawn).toBe(true),
        )
        // The reader fails at some exact sizes. A phone camera moves, so try several.
        await reads(modal, uri, [1, 1.1, 0.9])
      }),
      { numRuns: 8, examples: [['é'.repeat(72)]] },
    )
  }, 60_000)
})

test('R59: offers a link to copy if the text is too long for a QR code', async () => {
  const modal = await playScene('qrTooLong')
  open.push(modal)
  await eventually(() => expect(modal.root.querySelector('.qr-code')?.textContent).toContain('too long for a QR code'))
  expect(modal.root.querySelector('.qr-code path')).toBeNull()
  expect(modal.root.querySelector('.qr-panel .button')?.textContent).toBe('Copy link')
})

test('AX17: the code is an image with a name, one path, white around it, dark on white in the dark theme', async () => {
  const modal = await show('qrWallet', { themeMode: 'dark' })
  const box = modal.root.querySelector('.qr-code') as HTMLElement
  const image = box.querySelector('svg[role=img]') as SVGElement
  expect(image.getAttribute('aria-label')?.replace(/[\u2068\u2069]/g, '')).toBe(
    'QR code to connect Lantern on your phone',
  )
  expect(image.childNodes).toHaveLength(1)
  expect(getComputedStyle(box).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(getComputedStyle(image).stroke).toBe('rgb(20, 22, 31)')
  // The white border is four modules wide. The smallest coordinate of the path is the center of a module.
  const numbers = [...(image.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)]
  expect(Math.min(...numbers.flatMap(([, x, y]) => [Number(x), Number(y)]))).toBe(4.5)
})

test('R60: the pairing URI is in no attribute and no text of the page', async () => {
  const modal = await show('qr')
  const all = [...modal.root.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value).concat(element.textContent ?? ''),
  )
  expect(all.filter((value) => value.includes('wc:') || value.includes('symKey'))).toEqual([])
  expect(document.title + location.href).not.toContain('wc:')
})
