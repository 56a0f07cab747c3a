import { expect, test } from 'vitest'
import { createEventQuota } from './createEventQuota.js'

test('SV10: refuses a project over its quota without affecting others, and refills within a minute', () => {
  let now = 0
  const quota = createEventQuota(60, { isOpen: false }, () => now)
  for (let count = 0; count < 60; count++) quota.take('shop')
  expect(() => quota.take('shop')).toThrow(expect.objectContaining({ status: 429, headers: { 'retry-after': '1' } }))
  quota.take('other')
  now = 1_000
  quota.take('shop')
  expect(() => quota.take('shop')).toThrow('Too many events')
})

test('SV10: without a list of projects, an invented id has no quota of its own', () => {
  const quota = createEventQuota(1, { isOpen: true }, () => 0)
  quota.take('one')
  expect(() => quota.take('two')).toThrow('Too many events')
})
