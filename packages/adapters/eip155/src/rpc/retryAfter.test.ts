import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRetryAfter } from './retryAfter.js'

const now = Date.parse('2026-01-01T00:00:00Z')

test.each([
  ['3', 3],
  ['0', 0],
  [' 2 ', 2],
  ['31536000', 10],
  ['Thu, 01 Jan 2026 00:00:04 GMT', 4],
  ['Fri, 01 Jan 2027 00:00:00 GMT', 10],
  ['Wed, 21 Oct 2015 07:28:00 GMT', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  ['1e9', undefined],
  ['Infinity', undefined],
])('R57: Retry-After %j is %j seconds', (header, seconds) => expect(readRetryAfter(header, now, 10)).toBe(seconds))

test('R57: whatever the header says, the wait is a whole number of seconds within the bound, or unsaid', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const seconds = readRetryAfter(header, now, 10)
      expect(seconds === undefined || (Number.isInteger(seconds) && seconds >= 0 && seconds <= 10)).toBe(true)
    }),
  )
})
