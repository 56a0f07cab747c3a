import { createError, pageErrors } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createKeyVerifier } from './createKeyVerifier.js'

const signed = { message: 'Hello', signature: 'x', accountAddress: 'x', chainId: 'solana:1' } as const
const create = (error: Error) =>
  createKeyVerifier({ namespace: 'solana', longestSignature: 10, isSigned: () => Promise.reject(error) })

test('takes the error of a library as a signature that is not valid', async () => {
  expect(await create(new RangeError('not a point')).verify(signed)).toBe(false)
})

test('rejects if code that verifies does not load', async () => {
  const error = createError(pageErrors.VIEW_LOAD_FAILED)
  await expect(create(error).verify(signed)).rejects.toBe(error)
})
