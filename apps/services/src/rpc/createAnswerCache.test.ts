import { expect, test } from 'vitest'
import { createAnswerCache } from './createAnswerCache.js'

test('keeps a response until it expires', () => {
  let now = 0
  const cache = createAnswerCache(1_000, () => now)
  cache.set('a', '1', 50)
  now = 49
  expect(cache.get('a')).toBe('1')
  now = 50
  expect(cache.get('a')).toBeUndefined()
  expect(cache.size()).toBe(0)
})

test('evicts the least recently used response when it is full', () => {
  const cache = createAnswerCache(20, () => 0)
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, '1234', 1)
  cache.get('a')
  cache.set('e', '1234', 1)
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e'])
  expect(cache.size()).toBe(20)
})

test('does not cache a response that is too long', () => {
  const cache = createAnswerCache(10_000_000, () => 0)
  cache.set('a', 'x'.repeat(300_000), 1)
  expect(cache.get('a')).toBeUndefined()
})
