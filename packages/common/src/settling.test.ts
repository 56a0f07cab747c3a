import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCountedClock } from '../test/countedClock.js'
import { AppKitError } from './appKitError.js'
import { afterPaint, createOnDemand } from './settling.js'

function createMaker(outcomes: readonly (string | Error)[]) {
  let count = 0
  return {
    make: async () => {
      const outcome = outcomes[count++]
      if (outcome instanceof Error) throw outcome
      return { outcome }
    },
    count: () => count,
  }
}

test('nothing is made before it is asked for, then once for everybody', async () => {
  const { make, count } = createMaker(['clients'])
  const get = createOnDemand(make)
  expect(count()).toBe(0)
  const [first, second] = await Promise.all([get(), get()])
  expect(first).toBe(second)
  expect(await get()).toBe(first)
  expect(count()).toBe(1)
})

test('L1: a failure is told to all who wait for it, and the next one tries again', async () => {
  const { make, count } = createMaker([new Error('gone'), 'clients'])
  const get = createOnDemand(make)
  const outcomes = await Promise.allSettled([get(), get()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toEqual({ outcome: 'clients' })
  expect(count()).toBe(2)
})

test('after its lifetime it rejects with the reason of the end, made or not', async () => {
  const { make, count } = createMaker(['clients'])
  const lifetime = new AbortController()
  const get = createOnDemand(make, lifetime.signal)
  await get()
  lifetime.abort(new AppKitError('DESTROYED'))
  await expect(get()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
  await expect(createOnDemand(make, lifetime.signal)()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
  expect(count()).toBe(1)
})

test('a lifetime that ends for a reason of its own kind rejects with ABORTED', async () => {
  const get = createOnDemand(async () => 'never', AbortSignal.abort())
  await expect(get()).rejects.toThrow(expect.objectContaining({ code: 'ABORTED' }))
})

describe('what the page was told is on the screen', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const clock = createCountedClock()

  /** A page that draws when it is told to. */
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

  test('two frames later, and no timer is left', async () => {
    const { window, draw } = createPage()
    const drawn = vi.fn()
    void afterPaint({ window, clock }).then(drawn)
    await draw()
    expect(drawn).not.toHaveBeenCalled()
    await draw()
    expect(drawn).toHaveBeenCalledOnce()
    expect(clock.pending()).toBe(0)
  })

  test('after a tenth of a second in a page nobody looks at, which draws nothing', async () => {
    const drawn = vi.fn()
    void afterPaint({ window: createPage().window, clock }).then(drawn)
    await vi.advanceTimersByTimeAsync(99)
    expect(drawn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(drawn).toHaveBeenCalledOnce()
  })

  test('at once where there are no frames, as on a server', async () => {
    await afterPaint({ window: undefined, clock })
    expect(clock.pending()).toBe(0)
  })
})
