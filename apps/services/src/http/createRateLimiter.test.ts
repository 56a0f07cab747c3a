import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRateLimiter } from './createRateLimiter.js'

const caller = (id: string, factor = 1) => ({ id, factor })

test('a caller receives at most the burst plus the refill', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.record({ wait: fc.integer({ min: 0, max: 3_000 }), tokens: fc.integer({ min: 1, max: 50 }) })),
      (burst, perSecond, steps) => {
        let now = 0
        let taken = 0
        const limiter = createRateLimiter({ burst, perSecond }, () => now)
        for (const { wait, tokens } of steps) {
          now += wait
          const seconds = limiter.take([caller('a')], tokens)
          if (seconds === 0) taken += Math.min(tokens, burst)
          expect(taken).toBeLessThanOrEqual(burst + (now / 1_000) * perSecond + 1e-6)
          if (seconds === 0) continue
          // A caller that waits for the returned time is accepted.
          now += seconds * 1_000
          expect(limiter.take([caller('a')], tokens)).toBe(0)
          taken += Math.min(tokens, burst)
        }
      },
    ),
  )
})

test('callers do not share a bucket', () => {
  const limiter = createRateLimiter({ burst: 1, perSecond: 1 }, () => 0)
  expect(['a', 'b', 'a', 'b'].map((id) => limiter.take([caller(id)]))).toEqual([0, 0, 1, 1])
})

test('a refused request takes no token, and waits for the slowest of its callers', () => {
  let now = 0
  const limiter = createRateLimiter({ burst: 2, perSecond: 1 }, () => now)
  const network = caller('network', 2)
  expect(limiter.take([caller('a'), network], 2)).toBe(0)
  expect(limiter.take([caller('a'), network], 2)).toBe(2)
  expect(limiter.take([caller('b'), network], 2)).toBe(0)
  expect(limiter.take([caller('c'), network], 2)).toBe(1)
  now = 1_000
  expect(limiter.take([caller('c'), network], 2)).toBe(0)
})
