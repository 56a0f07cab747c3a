import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSkippableClock } from '../../../testing/src/fakes/createSkippableClock.js'
import { afterPaint } from './afterPaint.js'

describe('waits for the next paint', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const clock = createSkippableClock()

  /** A page whose animation frames the test triggers. */
  function createPage() {
    const waiting: FrameRequestCallback[] = []
    const page = Object.assign(new EventTarget(), {
      requestAnimationFrame: (callback: FrameRequestCallback) => waiting.push(callback),
    })
    const draw = async () => {
      for (const callback of waiting.splice(0)) callback(performance.now())
      await vi.advanceTimersByTimeAsync(0)
    }
    return { window: page as unknown as Window, draw }
  }

  test('resolves after two frames and leaves no timer', async () => {
    const { window, draw } = createPage()
    const drawn = vi.fn()
    void afterPaint({ window, clock }).then(drawn)
    await draw()
    expect(drawn).not.toHaveBeenCalled()
    await draw()
    expect(drawn).toHaveBeenCalledOnce()
    expect(clock.timerCount()).toBe(0)
  })

  test('resolves after a second in a hidden page, which paints nothing', async () => {
    const drawn = vi.fn()
    void afterPaint({ window: createPage().window, clock }).then(drawn)
    await vi.advanceTimersByTimeAsync(999)
    expect(drawn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(drawn).toHaveBeenCalledOnce()
  })

  test('resolves immediately without animation frames, as on a server', async () => {
    await afterPaint({ window: undefined, clock })
    expect(clock.timerCount()).toBe(0)
  })
})
