import { expect, test } from 'vitest'
import { AppKitError } from './appKitError.js'
import { createOnDemand } from './settling.js'

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

test('nothing is made before it is asked for, then once for everybody', async () => {
  const { make, count } = createMaker(['clients'])
  const get = createOnDemand(make)
  expect(count()).toBe(0)
  const [first, second] = await Promise.all([get(), get()])
  expect(first).toBe(second)
  expect(await get()).toBe(first)
  expect(count()).toBe(1)
})

test('L1: a failure is told to all who wait for it, and the next one tries again', async () => {
  const { make, count } = createMaker([new Error('gone'), 'clients'])
  const get = createOnDemand(make)
  const outcomes = await Promise.allSettled([get(), get()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toEqual({ outcome: 'clients' })
  expect(count()).toBe(2)
})

test('after its lifetime it rejects with the reason of the end, made or not', async () => {
  const { make, count } = createMaker(['clients'])
  const lifetime = new AbortController()
  const get = createOnDemand(make, lifetime.signal)
  await get()
  lifetime.abort(new AppKitError('DESTROYED'))
  await expect(get()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
  await expect(createOnDemand(make, lifetime.signal)()).rejects.toThrow(expect.objectContaining({ code: 'DESTROYED' }))
  expect(count()).toBe(1)
})

test('a lifetime that ends for a reason of its own kind rejects with ABORTED', async () => {
  const get = createOnDemand(async () => 'never', AbortSignal.abort())
  await expect(get()).rejects.toThrow(expect.objectContaining({ code: 'ABORTED' }))
})
