import { createFakeClock } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createActivity } from './activity.js'

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

test('FI7: nothing is probed before first use, nor while a request is under way', async () => {
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

test('FI7: probing goes on for half a minute after the last use, then waits for the next', async () => {
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

test('L7: after the end nothing is probed, and no timer is left', async () => {
  const { clock, end, activity, wait, free } = start()
  wait()
  end.abort()
  activity.begin()()
  wait()
  expect(await free()).toBe(0)
  expect(clock.timerCount()).toBe(0)
})
