import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountedClock } from '../test/countedClock.js'
import { AppKitError } from './appKitError.js'
import { pause } from './pause.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clock = createCountedClock()

test('a pause ends when its time is over', async () => {
  const over = vi.fn()
  void pause(clock, 150, undefined).then(over)
  await vi.advanceTimersByTimeAsync(149)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})

test.each([true, false])(
  'L7: a signal that fires (before: %s) ends it with its reason and leaves no timer',
  async (isBefore) => {
    const end = new AbortController()
    const reason = new AppKitError('DESTROYED')
    if (isBefore) end.abort(reason)
    const told = expect(pause(clock, 150, end.signal)).rejects.toBe(reason)
    end.abort(reason)
    await told
    expect(clock.pending()).toBe(0)
  },
)
