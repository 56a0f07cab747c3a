import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSkippableClock } from '../../../testing/src/fakes/createSkippableClock.js'
import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'
import { pause } from './pause.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clock = createSkippableClock()

test('resolves after the given time', async () => {
  const over = vi.fn()
  void pause(clock, 150, undefined).then(over)
  await vi.advanceTimersByTimeAsync(149)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})

test.each([true, false])(
  'L7: an aborted signal (before: %s) rejects with its reason and leaves no timer',
  async (isBefore) => {
    const end = new AbortController()
    const reason = createError(errors.DESTROYED)
    if (isBefore) end.abort(reason)
    const told = expect(pause(clock, 150, end.signal)).rejects.toBe(reason)
    end.abort(reason)
    await told
    expect(clock.timerCount()).toBe(0)
  },
)
