import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestModal } from '../fixtures/createTestModal.fixture.js'
import { settled } from '../fixtures/visitor.fixture.js'

afterEach(() => page.viewport(414, 896))

test.each([
  ['in the centre of a wide window', 1_280, 800],
  ['at the bottom of a phone', 390, 800],
])(
  'R204: the card keeps its place and size in every frame of the closing animation, %s',
  async (_title, width, height) => {
    await page.viewport(width, height)
    const modal = createTestModal()
    try {
      await modal.core.ready
      modal.core.open()
      await modal.modal.shown()
      await settled(modal.root)
      const dialog = modal.root.querySelector('dialog') ?? expect.fail('no dialog')
      const place = () => JSON.stringify(modal.root.querySelector('.card')?.getBoundingClientRect())
      const isShown = () => getComputedStyle(dialog).display !== 'none'
      const before = place()
      const places: string[] = []
      modal.core.close()
      await expect.poll(() => dialog.open, { interval: 0 }).toBe(false)
      while (isShown()) {
        places.push(place())
        await new Promise(requestAnimationFrame)
      }
      // On a busy machine the content is removed after the animation, one frame before the dialog is hidden.
      if (places.at(-1) === undefined) places.pop()
      expect(places.length).toBeGreaterThan(1)
      expect(new Set(places)).toEqual(new Set([before]))
    } finally {
      modal.end()
    }
  },
)
