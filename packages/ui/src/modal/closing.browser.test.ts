import type { Clock } from '@latchkey/common'
import { createFakeClock, systemClock } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestModal, type TestModal } from '../fixtures/createTestModal.fixture.js'
import { settled } from '../fixtures/visitor.fixture.js'

afterEach(() => page.viewport(414, 896))

test.each([
  ['in the centre of a wide window', 1_280, 800],
  ['at the bottom of a phone', 390, 800],
])('R204: the card keeps its place and size during the closing animation, %s', async (_title, width, height) => {
  await page.viewport(width, height)
  const { clock, fake, stop: stopTime } = createStoppableClock()
  const modal = createTestModal({ ports: { clock } })
  try {
    await open(modal)
    const dialog = modal.root.querySelector('dialog') ?? expect.fail('no dialog')
    const place = () => JSON.stringify(modal.root.querySelector('.card')?.getBoundingClientRect())
    const before = place()
    stopTime()
    const stop = stopAnimations(dialog)
    modal.core.close()
    await expect.poll(() => dialog.open).toBe(false)
    await expect.poll(() => dialog.getAnimations().length).toBeGreaterThan(0)
    // On a busy device, the animation starts late.
    await fake.advance(300)
    for (const share of [0, 0.5, 0.99]) {
      for (const animation of dialog.getAnimations())
        animation.currentTime = share * Number(animation.effect?.getComputedTiming().endTime)
      expect(getComputedStyle(dialog).display).not.toBe('none')
      expect(place()).toBe(before)
    }
    stop()
    await fake.advance(300)
    await expect.poll(() => modal.root.querySelector('.card')).toBeNull()
  } finally {
    modal.end()
  }
})

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

/** A clock that runs until it is stopped. Timers that are set later belong to the fake clock. */
function createStoppableClock() {
  const fake = createFakeClock()
  let isStopped = false
  const clock: Clock = {
    ...systemClock,
    setTimeout: (callback, ms) => (isStopped ? fake : systemClock).setTimeout(callback, ms),
    clearTimeout(timer) {
      systemClock.clearTimeout(timer)
      fake.clearTimeout(timer)
    },
  }
  const stop = () => {
    isStopped = true
  }
  return { clock, fake, stop }
}

/** Pauses each transition of the element when it starts. Returns a function that finishes them. */
function stopAnimations(element: HTMLElement): () => void {
  const pause = () => {
    for (const animation of element.getAnimations()) animation.pause()
  }
  element.addEventListener('transitionrun', pause)
  return () => {
    element.removeEventListener('transitionrun', pause)
    for (const animation of element.getAnimations()) animation.finish()
  }
}
