import { createFakeClock } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { whenIdle } from './whenIdle.js'

/** A page that is still loading; `idle` runs what waits for idle time, in browsers that know it. */
function createPage({ knowsIdle }: { readonly knowsIdle: boolean }) {
  const waiting: (() => void)[] = []
  const document = { readyState: 'interactive' }
  const request = { requestIdleCallback: (run: () => void) => waiting.push(run) }
  const window = Object.assign(new EventTarget(), { document }, knowsIdle ? request : {})
  const clock = createFakeClock()
  let calls = 0
  const cancel = whenIdle(window as Window & typeof window, clock, () => calls++)
  return {
    calls: () => calls,
    cancel,
    clock,
    load() {
      document.readyState = 'complete'
      window.dispatchEvent(new Event('load'))
    },
    idle() {
      for (const run of waiting.splice(0)) run()
    },
  }
}

test('R250: waits until the page has loaded, and then until it is idle', () => {
  const page = createPage({ knowsIdle: true })
  page.idle()
  expect(page.calls()).toBe(0)
  page.load()
  expect(page.calls()).toBe(0)
  page.idle()
  expect(page.calls()).toBe(1)
})

test('R251: waits a moment after loading where the browser does not tell when it is idle', async () => {
  const page = createPage({ knowsIdle: false })
  page.load()
  expect(page.calls()).toBe(0)
  await page.clock.advance(1_000)
  expect(page.calls()).toBe(1)
})

test('R250: cancelled before the page has loaded, it never calls back', () => {
  const page = createPage({ knowsIdle: true })
  page.cancel()
  page.load()
  page.idle()
  expect(page.calls()).toBe(0)
})
