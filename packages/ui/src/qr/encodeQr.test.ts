import { expect, test } from 'vitest'
import { encodeQr } from './encodeQr.js'

const key = 'a1b2c3d4'.repeat(8)
const uri = `wc:${key}@2?expiryTimestamp=1764243600&relay-protocol=irn&symKey=${key}`

test('R59: a pairing URI has at most 57 modules, with a logo', () => {
  const { size = 0, isDense, logo } = encodeQr(uri) ?? {}
  expect(size - 8).toBeLessThanOrEqual(57)
  expect([isDense, (logo ?? 0) > 0.15]).toEqual([false, true])
})

test('R59: the code of a short link looks like that of a pairing', () => {
  const { size, isDense, logo } = encodeQr('https://lantern.example') ?? {}
  expect([size, isDense, (logo ?? 0) > 0.15]).toEqual([45 + 8, false, true])
})
