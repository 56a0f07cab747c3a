import { expect, test } from 'vitest'
import { invalidParams } from './appKitError.js'

test('the error of a parameter names it and what is wrong with it', () => {
  expect(invalidParams('value', 'must be a bigint')).toMatchObject({
    code: 'INVALID_PARAMS',
    details: 'value must be a bigint.',
  })
})
