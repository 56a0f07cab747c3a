import { expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { createActivity } from './createActivity.js'

function start() {
  const clock = createFakeClock()
  const end = new AbortController()
  const activity = createActivity(clock, end.signal)
  let free = 0
  const wait = () => void activity.whenFree().then(() => free++)
  return {
    clock,
    end,
    activity,
    wait,
    free: async () => {
      await clock.advance(0)
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
  const { clock, activity, wait, free } = start()
  activity.begin()()
  await clock.advance(29_000)
  wait()
  expect(await free()).toBe(1)
  await clock.advance(1_000)
  wait()
  await clock.advance(600_000)
  expect(await free()).toBe(1)
  activity.begin()()
  expect(await free()).toBe(2)
})

test('L7: after the end sends no probe and leaves no timer', async () => {
  const { clock, end, activity, wait, free } = start()
  wait()
  end.abort()
  activity.begin()()
  wait()
  expect(await free()).toBe(0)
  expect(clock.timerCount()).toBe(0)
})
