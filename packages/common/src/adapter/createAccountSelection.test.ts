import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertSelectable, createAccountSelection } from './createAccountSelection.js'

const idOf = (account: string) => account

describe('R360: the active account of a session', () => {
  test('is the wallet’s first account until the page selects another', () => {
    const selection = createAccountSelection(['a', 'b', 'c'], idOf)
    expect(selection.order(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
    expect(selection.choice('a', 'a')).toBeUndefined()
    expect(selection.select('c')).toBe(true)
    expect(selection.order(['a', 'b', 'c'])).toEqual(['c', 'a', 'b'])
    expect(selection.choice('c', 'a')).toEqual({ address: 'c', walletAddress: 'a' })
    expect(selection.select('c')).toBe(false)
  })

  test('stays selected while the wallet’s first account is the same', () => {
    const selection = createAccountSelection(['a', 'b', 'c'], idOf)
    selection.select('b')
    selection.follow(['a', 'c', 'b', 'd'])
    expect(selection.order(['a', 'c', 'b', 'd'])).toEqual(['b', 'a', 'c', 'd'])
  })

  test('is the wallet’s first account again after the wallet put another account first', () => {
    const selection = createAccountSelection(['a', 'b', 'c'], idOf)
    selection.select('c')
    selection.follow(['b', 'a', 'c'])
    expect(selection.order(['b', 'a', 'c'])).toEqual(['b', 'a', 'c'])
    selection.follow(['a', 'b', 'c'])
    expect(selection.order(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  })

  test('is the wallet’s first account again after the wallet stopped sharing the selected one', () => {
    const selection = createAccountSelection(['a', 'b'], idOf)
    selection.select('b')
    selection.follow(['a'])
    selection.follow(['a', 'b'])
    expect(selection.order(['a', 'b'])).toEqual(['a', 'b'])
  })

  test('stays selected on another network that lists the accounts in another order', () => {
    const selection = createAccountSelection(['a', 'b'], idOf)
    selection.select('b')
    selection.move(['c', 'a', 'b'])
    expect(selection.order(['c', 'a', 'b'])).toEqual(['b', 'c', 'a'])
    selection.move(['a'])
    selection.move(['a', 'b'])
    expect(selection.order(['a', 'b'])).toEqual(['a', 'b'])
  })

  test('`order` returns the same accounts, in the order that they have after the next change', () => {
    const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
    fc.assert(
      fc.property(list, fc.constantFrom('a', 'b', 'c', 'd'), fc.array(list), (start, selected, changes) => {
        const selection = createAccountSelection(start, idOf)
        if (start.includes(selected)) selection.select(selected)
        for (const next of changes) {
          const predicted = selection.order(next)
          expect([...predicted].sort()).toEqual([...next].sort())
          selection.follow(next)
          expect(selection.order(next)).toEqual(predicted)
        }
      }),
    )
  })
})

test.each(['eoa', 'smartAccount', 'payment'] as const)('R361: an account of type %s can become active', (type) => {
  expect(() => assertSelectable({ type })).not.toThrow()
})

test('R361: rejects an account that is not shared, and one for ordinals, with INVALID_PARAMS', () => {
  for (const account of [undefined, { type: 'ordinal' }] as const)
    expect(() => assertSelectable(account)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
})
