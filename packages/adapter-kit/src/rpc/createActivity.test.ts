import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../../testing/src/fakes/systemClock.js'
import { createActivity } from './createActivity.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const end = new AbortController()
  const activity = createActivity(systemClock, end.signal)
  let free = 0
  const wait = () => void activity.whenFree().then(() => free++)
  return {
    end,
    activity,
    wait,
    free: async () => {
      await vi.advanceTimersByTimeAsync(0)
      return free
    },
  }
}

test('FI7: sends no probe before first use or while a request is pending', async () => {
  const { activity, wait, free } = start()
  wait()
  expect(await free()).toBe(0)
  const done = activity.begin()
  const alsoDone = activity.begin()
  expect(await free()).toBe(0)
  done()
  expect(await free()).toBe(0)
  alsoDone()
  expect(await free()).toBe(1)
})

test('FI7: probes for half a minute after the last use, then waits for the next', async () => {
  const { activity, wait, free } = start()
  activity.begin()()
  await vi.advanceTimersByTimeAsync(29_000)
  wait()
  expect(await free()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  wait()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await free()).toBe(1)
  activity.begin()()
  expect(await free()).toBe(2)
})

test('L7: after the end sends no probe and leaves no timer', async () => {
  const { end, activity, wait, free } = start()
  wait()
  end.abort()
  activity.begin()()
  wait()
  expect(await free()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
