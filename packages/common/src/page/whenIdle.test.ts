import { expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { whenIdle } from './whenIdle.js'

/** A page that is still loading. `idle` runs the pending idle callbacks, in browsers that have them. */
function createPage({ knowsIdle }: { readonly knowsIdle: boolean }) {
  const waiting: (() => void)[] = []
  const timeouts: (number | undefined)[] = []
  const document = { readyState: 'interactive' }
  const request = {
    requestIdleCallback(run: () => void, options?: IdleRequestOptions) {
      timeouts.push(options?.timeout)
      return waiting.push(run)
    },
  }
  const window = Object.assign(new EventTarget(), { document }, knowsIdle ? request : {})
  const clock = createFakeClock()
  let calls = 0
  const cancel = whenIdle(window as Window & typeof window, clock, () => calls++)
  return {
    calls: () => calls,
    timeouts,
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

test('R250: waits until the page has loaded and is idle', () => {
  const page = createPage({ knowsIdle: true })
  page.idle()
  expect(page.calls()).toBe(0)
  page.load()
  expect(page.calls()).toBe(0)
  page.idle()
  expect(page.calls()).toBe(1)
})

test('R250: waits at most 2 s for a page that is never idle', () => {
  const page = createPage({ knowsIdle: true })
  page.load()
  expect(page.timeouts).toEqual([2_000])
})

test('R251: waits for a fixed time after load in browsers without requestIdleCallback', async () => {
  const page = createPage({ knowsIdle: false })
  page.load()
  expect(page.calls()).toBe(0)
  await page.clock.advance(1_000)
  expect(page.calls()).toBe(1)
})

test('R250: never calls back if it is cancelled before load', () => {
  const page = createPage({ knowsIdle: true })
  page.cancel()
  page.load()
  page.idle()
  expect(page.calls()).toBe(0)
})
