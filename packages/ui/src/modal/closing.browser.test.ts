import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestModal, type TestModal } from '../fixtures/createTestModal.fixture.js'
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
      await open(modal)
      const dialog = modal.root.querySelector('dialog') ?? expect.fail('no dialog')
      const place = () => JSON.stringify(modal.root.querySelector('.card')?.getBoundingClientRect())
      const isShown = () => getComputedStyle(dialog).display !== 'none'
      const before = place()
      const places: string[] = []
      modal.core.close()
      await expect.poll(() => dialog.open, { interval: 0 }).toBe(false)
      block(300)
      while (isShown()) {
        places.push(place())
        await new Promise(requestAnimationFrame)
      }
      expect(places.length).toBeGreaterThan(1)
      expect(new Set(places)).toEqual(new Set([before]))
    } finally {
      modal.end()
    }
  },
)

test('R204: reopening during the closing animation renders a new card without a view transition', async () => {
  const modal = createTestModal()
  try {
    await open(modal)
    const card = () => modal.root.querySelector('.card') ?? expect.fail('no card')
    const first = card()
    modal.core.close()
    await expect.poll(() => modal.root.querySelector('dialog')?.open).toBe(false)
    modal.core.open({ view: 'WhatIsAWallet' })
    await expect.poll(() => modal.root.querySelector('dialog')?.open).toBe(true)
    expect(card()).not.toBe(first)
    expect(modal.root.querySelector<HTMLElement>('.view')?.dataset.direction).toBeUndefined()
  } finally {
    modal.end()
  }
})

async function open({ core, modal, root }: TestModal): Promise<void> {
  await core.ready
  core.open()
  await modal.shown()
  await settled(root)
}

/** Blocks the page like a busy device: the animation starts late. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
