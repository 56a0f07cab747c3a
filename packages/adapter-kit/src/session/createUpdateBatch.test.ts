import { expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { createUpdateBatch } from './createUpdateBatch.js'

type Update = { readonly accounts: readonly string[]; readonly chainId: number }

test('R39: the updates of a frame are reported once, with the last value of each field', async () => {
  const clock = createFakeClock()
  const reported: Partial<Update>[] = []
  const updates = createUpdateBatch<Update>(clock, (update) => reported.push(update))
  updates.add({ accounts: ['a'] })
  updates.add({ chainId: 1 })
  updates.add({ accounts: ['b'] })
  expect(updates.isDue()).toBe(true)
  expect(reported).toEqual([])
  await clock.advance(20)
  expect(reported).toEqual([{ accounts: ['b'], chainId: 1 }])
  expect(updates.isDue()).toBe(false)
  updates.add({ chainId: 2 })
  await clock.advance(20)
  expect(reported.at(-1)).toEqual({ chainId: 2 })
})

test('R39: reports nothing after the end', async () => {
  const clock = createFakeClock()
  const reported: Partial<Update>[] = []
  const updates = createUpdateBatch<Update>(clock, (update) => reported.push(update))
  updates.add({ chainId: 1 })
  updates.stop()
  await clock.advance(1_000)
  expect(reported).toEqual([])
  expect(clock.timerCount()).toBe(0)
})
