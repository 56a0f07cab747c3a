import { expect, test } from 'vitest'
import { createNonce } from './createNonce.js'

test('R71: creates a new nonce of 32 letters and digits, which are 128 bits in hex', () => {
  const nonces = Array.from({ length: 1_000 }, () => createNonce())
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(nonces).size).toBe(1_000)
})

test('R71: every digit of a nonce takes every value', () => {
  const nonces = Array.from({ length: 2_000 }, () => createNonce())
  for (let place = 0; place < 32; place++) expect(new Set(nonces.map((nonce) => nonce[place])).size).toBe(16)
})
