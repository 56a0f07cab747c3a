import { settle } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createByteBudget } from '../http/createByteBudget.js'
import { createSharedReads, type Reading } from './createSharedReads.js'

/** Reads that the test continues and ends. */
function start(limits = { perCaller: 100, inAll: 1_000 }) {
  const budget = createByteBudget(limits)
  const reads = createSharedReads<string>()
  const begun: (Reading & { readonly resolve: (answer: string) => void })[] = []
  const read = (id: string) => {
    const account = budget.open([{ id, factor: 1 }])
    const answer = reads.read('key', account, (reading) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      begun.push({ ...reading, resolve })
      return promise
    })
    answer.catch(() => undefined)
    return { account, answer }
  }
  return { budget, begun, read }
}

test('SV16: the bytes of a shared read count for each caller that waits for it, also if it joins later', async () => {
  const { budget, begun, read } = start()
  const first = read('first')
  begun[0]?.onBytes(40)
  const second = read('second')
  expect(budget.bytes()).toBe(80)
  begun[0]?.onBytes(10)
  expect(budget.bytes()).toBe(100)
  begun[0]?.resolve('answer')
  expect(await Promise.all([first.answer, second.answer])).toEqual(['answer', 'answer'])
  expect(begun).toHaveLength(1)
})

test('SV16: a caller that leaves or is refused does not end a read that others wait for', async () => {
  const { begun, read } = start()
  const [leaving, refused, waiting] = [read('leaving'), read('refused'), read('waiting')]
  leaving.account.end()
  refused.account.charge(101)
  await expect(refused.answer).rejects.toMatchObject({ code: 'TOO_MANY_BYTES' })
  await expect(leaving.answer).rejects.toThrow()
  expect(begun[0]?.signal.aborted).toBe(false)
  begun[0]?.resolve('answer')
  expect(await waiting.answer).toBe('answer')
})

test('SV16: a read is aborted once nobody waits for it, and a later caller gets a new one', async () => {
  const { begun, read } = start()
  read('first').account.end()
  await settle()
  expect(begun[0]?.signal.aborted).toBe(true)
  const later = read('later')
  begun[1]?.resolve('answer')
  expect(await later.answer).toBe('answer')
})

test('a finished read is not shared with later callers, also if it failed', async () => {
  const { begun, read } = start()
  const first = read('first')
  begun[0]?.resolve('one')
  await first.answer
  const second = read('second')
  begun[1]?.resolve('two')
  expect(await second.answer).toBe('two')
})
