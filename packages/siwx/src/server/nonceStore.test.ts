import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryNonceStore } from './nonceStore.js'

test('R71: a nonce can be taken once, also by parallel requests', async () => {
  const nonces = createMemoryNonceStore({ now: () => 0 })
  await nonces.add('a', 1_000)
  expect(await Promise.all([nonces.take('a'), nonces.take('a'), nonces.take('b')])).toEqual([true, false, false])
  expect(await nonces.take('a')).toBe(false)
})

test('R71: a nonce expires', async () => {
  let time = 0
  const nonces = createMemoryNonceStore({ now: () => time })
  await nonces.add('a', 1_000)
  await nonces.add('b', 1_000)
  time = 999
  expect(await nonces.take('a')).toBe(true)
  time = 1_000
  expect(await nonces.take('b')).toBe(false)
})

test('R71: keeps the newest nonces when it is full, and drops expired ones first', async () => {
  let time = 0
  const nonces = createMemoryNonceStore({ maxEntries: 2, now: () => time })
  for (const key of ['a', 'b', 'c']) await nonces.add(key, 10)
  expect(await Promise.all(['a', 'b', 'c'].map(nonces.take))).toEqual([false, true, true])
  await nonces.add('d', 10)
  time = 10
  for (const key of ['e', 'f']) await nonces.add(key, 20)
  expect(await Promise.all(['d', 'e', 'f'].map(nonces.take))).toEqual([false, true, true])
})

test('R71: agrees with a list of live keys for any calls', () => {
  const call = fc.record({
    act: fc.constantFrom('add', 'take', 'wait'),
    key: fc.constantFrom('a', 'b', 'c'),
    ms: fc.nat(20),
  })
  return fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 50 }), async (calls) => {
      let time = 0
      const nonces = createMemoryNonceStore({ now: () => time })
      const live: Record<string, number> = {}
      for (const { act, key, ms } of calls) {
        if (act === 'wait') time += ms
        else if (act === 'add') {
          live[key] = time + ms
          await nonces.add(key, time + ms)
        } else {
          expect(await nonces.take(key)).toBe((live[key] ?? 0) > time)
          delete live[key]
        }
      }
    }),
  )
})
