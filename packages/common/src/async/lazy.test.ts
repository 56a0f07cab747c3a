import { expect, test } from 'vitest'
import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'
import { lazy } from './lazy.js'

function createMaker(outcomes: readonly (string | Error)[]) {
  let count = 0
  return {
    make: async () => {
      const outcome = outcomes[count++]
      if (outcome instanceof Error) throw outcome
      return { outcome }
    },
    count: () => count,
  }
}

test('creates nothing before the first call, then once for all callers', async () => {
  const { make, count } = createMaker(['clients'])
  const get = lazy(make)
  expect(count()).toBe(0)
  const [first, second] = await Promise.all([get(), get()])
  expect(first).toBe(second)
  expect(await get()).toBe(first)
  expect(count()).toBe(1)
})

test('L1: all callers receive a failure, and the next call retries', async () => {
  const { make, count } = createMaker([new Error('gone'), 'clients'])
  const get = lazy(make)
  const outcomes = await Promise.allSettled([get(), get()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toEqual({ outcome: 'clients' })
  expect(count()).toBe(2)
})

test('rejects with the reason of the lifetime once it ended, created or not', async () => {
  const { make, count } = createMaker(['clients'])
  const lifetime = new AbortController()
  const get = lazy(make, lifetime.signal)
  await get()
  lifetime.abort(createError(errors.DESTROYED))
  await expect(get()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
  await expect(lazy(make, lifetime.signal)()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
  expect(count()).toBe(1)
})

test('a lifetime that ends with a foreign reason rejects with ABORTED', async () => {
  const get = lazy(async () => 'never', AbortSignal.abort())
  await expect(get()).rejects.toThrow(expect.objectContaining({ code: 'ABORTED' }))
})
