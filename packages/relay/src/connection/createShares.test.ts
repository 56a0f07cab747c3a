import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestClock } from '../../test/createTestClock.fixture.js'
import { createShares } from './createShares.js'

test('an address has room again for what is over, within a second', () => {
  const clock = createTestClock()
  const shares = createShares(clock, 1_000)
  expect(shares.take('a', 300, 10_000)).toBe(true)
  expect(shares.take('a', 100, 60_000)).toBe(true)
  expect(shares.take('a', 0, 60_000)).toBe(false)
  expect(shares.take('b', 0, 60_000)).toBe(true)
  clock.advance(10_000)
  expect(shares.take('a', 300, 10_000)).toBe(true)
  expect(shares.take('a', 300, 10_000)).toBe(false)
})

test('an address never has more than its share, whatever it publishes and when', () => {
  const step = fc.record({
    length: fc.nat(400),
    ms: fc.integer({ min: 1, max: 5_000 }),
    wait: fc.nat(2_000),
    isSwept: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const clock = createTestClock()
      const shares = createShares(clock, 1_000)
      const kept: { readonly size: number; readonly until: number }[] = []
      for (const { length, ms, wait, isSwept } of steps) {
        if (shares.take('a', length, ms)) kept.push({ size: length + 256, until: clock.monotonic() + ms })
        const held = kept.filter(({ until }) => until > clock.monotonic())
        expect(held.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(1_000)
        clock.advance(wait)
        if (isSwept) shares.sweep()
      }
    }),
  )
})
