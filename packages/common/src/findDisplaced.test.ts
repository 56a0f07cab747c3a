import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDisplaced } from './findDisplaced.js'

const list = (...bursts: readonly number[]) => bursts.map((burst, place) => ({ burst, place }))
const none = () => false

test('R189: the middle of the largest burst gives way, and of single wallets the one in the middle', () => {
  expect(findDisplaced(list(1, 2, 2, 2, 3), none)).toEqual({ burst: 2, place: 2 })
  expect(findDisplaced(list(1, 2, 3), none)).toEqual({ burst: 2, place: 1 })
  expect(findDisplaced([], none)).toBeUndefined()
})

test('R189: of contested wallets and others in the burst, the larger group gives way', () => {
  const isContested = ({ place }: { readonly place: number }) => place === 2
  expect(findDisplaced(list(1, 1, 1, 1), isContested)).toEqual({ burst: 1, place: 1 })
  expect(findDisplaced(list(1, 1, 1, 1), ({ place }) => place > 0)).toEqual({ burst: 1, place: 2 })
})

test('R189: a burst never displaces a wallet of a smaller one, whatever is contested', () => {
  const wallet = fc.record({ burst: fc.integer({ min: 0, max: 4 }), isContested: fc.boolean() })
  fc.assert(
    fc.property(fc.array(wallet, { minLength: 1, maxLength: 40 }), (all) => {
      const sizeOf = (burst: number) => all.filter((other) => other.burst === burst).length
      const displaced = findDisplaced(all, ({ isContested }) => isContested)
      expect(sizeOf(displaced?.burst ?? -1)).toBe(Math.max(...all.map(({ burst }) => sizeOf(burst))))
    }),
  )
})
