import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRecords } from './mergeRecords.js'

const list = fc.uniqueArray(fc.record({ topic: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.nat(3) }), {
  selector: ({ topic }) => topic,
})
const byTopic = (entries: unknown) =>
  Object.fromEntries((entries as { topic: string; value: number }[]).map(({ topic, value }) => [topic, value]))

test('two tabs: what one did is done, what it did not touch stays as the other left it', () => {
  fc.assert(
    fc.property(list, list, list, (before, mine, theirs) => {
      const [was, own, other, merged] = [before, mine, theirs, mergeRecords(before, mine, theirs)].map(byTopic)
      for (const topic of ['a', 'b', 'c', 'd']) {
        const isTouched = was?.[topic] !== own?.[topic]
        expect(merged?.[topic]).toBe(isTouched ? own?.[topic] : other?.[topic])
      }
    }),
  )
})

test('alone, what is written is what is there', () => {
  fc.assert(
    fc.property(list, list, (before, mine) => {
      expect(byTopic(mergeRecords(before, mine, before))).toEqual(byTopic(mine))
    }),
  )
})

test('objects go by their keys, anything else is replaced', () => {
  expect(mergeRecords({ a: 1, b: 1 }, { a: 2 }, { a: 1, b: 1, c: 1 })).toEqual({ a: 2, c: 1 })
  expect(mergeRecords('x', 'y', 'z')).toBe('y')
  expect(mergeRecords(undefined, [{ id: 1 }], 'broken')).toEqual([{ id: 1 }])
})
