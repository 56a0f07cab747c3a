import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRetryAfterMs } from './readRetryAfterMs.js'

const now = Date.parse('2026-01-01T00:00:00Z')

test.each([
  ['2', 2_000],
  ['0', 0],
  ['Thu, 01 Jan 2026 00:00:03 GMT', 3_000],
  ['31536000', 10_000],
  ['Fri, 01 Jan 2027 00:00:00 GMT', 10_000],
  ['-5', undefined],
  ['Wed, 31 Dec 2025 00:00:00 GMT', undefined],
  ['1.5', undefined],
  ['1e9', undefined],
  ['Infinity', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('R57: Retry-After %j is a pause of %j ms', (header, ms) => {
  expect(readRetryAfterMs(header, now, 10_000)).toBe(ms)
})

test('R57: bounds the pause for any header', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const ms = readRetryAfterMs(header, now, 10_000) ?? 0
      expect(ms).toBeGreaterThanOrEqual(0)
      expect(ms).toBeLessThanOrEqual(10_000)
    }),
  )
})
