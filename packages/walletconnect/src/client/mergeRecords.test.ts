import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRecords } from './mergeRecords.js'

const list = fc.uniqueArray(fc.record({ topic: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.nat(3) }), {
  selector: ({ topic }) => topic,
})
const byTopic = (entries: unknown) =>
  Object.fromEntries((entries as { topic: string; value: number }[]).map(({ topic, value }) => [topic, value]))

test('applies the changes of one tab, and keeps other entries as the other tab stored them', () => {
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

test('without a second tab, stores the written value', () => {
  fc.assert(
    fc.property(list, list, (before, mine) => {
      expect(byTopic(mergeRecords(before, mine, before))).toEqual(byTopic(mine))
    }),
  )
})

test('merges objects by key, and replaces other values', () => {
  expect(mergeRecords({ a: 1, b: 1 }, { a: 2 }, { a: 1, b: 1, c: 1 })).toEqual({ a: 2, c: 1 })
  expect(mergeRecords('x', 'y', 'z')).toBe('y')
  expect(mergeRecords(undefined, [{ id: 1 }], 'broken')).toEqual([{ id: 1 }])
})
