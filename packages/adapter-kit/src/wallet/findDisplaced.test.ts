import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDisplaced } from './findDisplaced.js'

const list = (...bursts: readonly number[]) => bursts.map((burst, place) => ({ burst, place }))
const none = () => false

test('R189: displaces the middle wallet of the largest burst, or of all wallets if none came in a burst', () => {
  expect(findDisplaced(list(1, 2, 2, 2, 3), none)).toEqual({ burst: 2, place: 2 })
  expect(findDisplaced(list(1, 2, 3), none)).toEqual({ burst: 2, place: 1 })
  expect(findDisplaced([], none)).toBeUndefined()
})

test('R189: displaces the larger group of contested and uncontested wallets in the burst', () => {
  const isContested = ({ place }: { readonly place: number }) => place === 2
  expect(findDisplaced(list(1, 1, 1, 1), isContested)).toEqual({ burst: 1, place: 1 })
  expect(findDisplaced(list(1, 1, 1, 1), ({ place }) => place > 0)).toEqual({ burst: 1, place: 2 })
})

test('R189: a burst never displaces a wallet of a smaller burst, contested or not', () => {
  const wallet = fc.record({ burst: fc.integer({ min: 0, max: 4 }), isContested: fc.boolean() })
  fc.assert(
    fc.property(fc.array(wallet, { minLength: 1, maxLength: 40 }), (all) => {
      const sizeOf = (burst: number) => all.filter((other) => other.burst === burst).length
      const displaced = findDisplaced(all, ({ isContested }) => isContested)
      expect(sizeOf(displaced?.burst ?? -1)).toBe(Math.max(...all.map(({ burst }) => sizeOf(burst))))
    }),
  )
})
