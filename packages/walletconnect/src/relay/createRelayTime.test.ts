import { createFakeClock } from '@latchkey/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRelayTime } from './createRelayTime.js'

test("R135: the relay's time is unknown before its first message, and if its messages state no time", () => {
  const time = createRelayTime(createFakeClock())
  time.note(0)
  expect(time.reached()).toBe(0)
})

test("R135: the estimate is never ahead of the relay's clock, for any delay and clock rate", async () => {
  const step = fc.record({ pause: fc.nat(10_000_000), delay: fc.nat(100_000) })
  const rates = fc.double({ min: 0.9995, max: 1.0005, noNaN: true })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1 }), rates, async (steps, rate) => {
      const clock = createFakeClock()
      const start = 1_700_000_000_000
      const relayNow = () => start + clock.monotonic() * rate
      const time = createRelayTime(clock)
      for (const { pause, delay } of steps) {
        await clock.advance(pause)
        time.note(Math.max(1, Math.floor(relayNow() - delay)))
        expect(time.reached()).toBeLessThanOrEqual(relayNow())
        await clock.advance(pause)
        expect(time.reached()).toBeLessThanOrEqual(relayNow())
      }
    }),
  )
})

test('R135: the estimate advances between messages, and a late message does not set it back', async () => {
  const clock = createFakeClock()
  const time = createRelayTime(clock)
  time.note(1_000_000)
  await clock.advance(10_000)
  expect(time.reached()).toBeGreaterThan(1_009_000)
  const before = time.reached()
  time.note(500_000)
  expect(time.reached()).toBe(before)
})
