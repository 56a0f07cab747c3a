import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUriExpiry } from './readUriExpiry.js'

const path = `wc:${'7a'.repeat(32)}@2`
const key = `symKey=${'0b'.repeat(32)}`

test('R430b: reads the expiry in seconds, wherever it is in the query', () => {
  const seconds = fc.integer({ min: 0, max: 10_000_000_000 })
  const others = fc.shuffledSubarray(['relay-protocol=irn', 'methods=wc_sessionPropose', key])
  fc.assert(
    fc.property(seconds, others, fc.nat({ max: 3 }), (time, query, place) => {
      const uri = `${path}?${query.toSpliced(place, 0, `expiryTimestamp=${time}`).join('&')}`
      expect(readUriExpiry(uri)).toBe(time * 1_000)
    }),
  )
})

test.each([
  ['no expiry', key],
  ['an empty one', `${key}&expiryTimestamp=`],
  ['no whole number', `${key}&expiryTimestamp=1.5`],
  ['a sign', `${key}&expiryTimestamp=-1`],
  ['text', `${key}&expiryTimestamp=soon`],
  ['a number that no clock reaches', `${key}&expiryTimestamp=${'9'.repeat(400)}`],
])('R430b: a URI with %s never expires', (_title, query) => {
  expect(readUriExpiry(`${path}?${query}`)).toBeUndefined()
})
