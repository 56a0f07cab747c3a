import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock as clock } from '../../../testing/src/fakes/systemClock.js'
import { createUpdateBatch } from './createUpdateBatch.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Update = { readonly accounts: readonly string[]; readonly chainId: number }

test('R39: the updates of a frame are reported once, with the last value of each field', async () => {
  const reported: Partial<Update>[] = []
  const updates = createUpdateBatch<Update>(clock, (update) => reported.push(update))
  updates.add({ accounts: ['a'] })
  updates.add({ chainId: 1 })
  updates.add({ accounts: ['b'] })
  expect(updates.isDue()).toBe(true)
  expect(reported).toEqual([])
  await vi.advanceTimersByTimeAsync(20)
  expect(reported).toEqual([{ accounts: ['b'], chainId: 1 }])
  expect(updates.isDue()).toBe(false)
  updates.add({ chainId: 2 })
  await vi.advanceTimersByTimeAsync(20)
  expect(reported.at(-1)).toEqual({ chainId: 2 })
})

test('R39: reports nothing after the end', async () => {
  const reported: Partial<Update>[] = []
  const updates = createUpdateBatch<Update>(clock, (update) => reported.push(update))
  updates.add({ chainId: 1 })
  updates.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reported).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
