import { expect, test } from 'vitest'
import { assertSelectable } from './account.js'

test.each(['eoa', 'smartAccount', 'payment'] as const)('R361: an account of type %s can become active', (type) => {
  expect(() => assertSelectable({ type })).not.toThrow()
})

test('R361: an account that is not shared and one for ordinals are INVALID_PARAMS', () => {
  for (const account of [undefined, { type: 'ordinal' }] as const)
    expect(() => assertSelectable(account)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
})
