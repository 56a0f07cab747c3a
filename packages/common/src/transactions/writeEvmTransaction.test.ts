import { describe, expect, test } from 'vitest'
import { writeEvmTransaction } from './writeEvmTransaction.js'

const surroundings = {
  from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 1,
  parseAddress: (value: unknown) => String(value),
}
const advice = 'send blob and set-code transactions through the provider of the wallet'
const transaction = { to: surroundings.from, value: 1n } as const

describe('§5: fields of unsupported transaction types', () => {
  test.each([
    ['blobs', ['0x00']],
    ['blobVersionedHashes', [`0x01${'00'.repeat(31)}`]],
    ['maxFeePerBlobGas', 1n],
    ['sidecars', []],
    ['authorizationList', []],
  ])('rejects %s with INVALID_PARAMS instead of dropping it', (name, value) => {
    const send = () => writeEvmTransaction({ ...transaction, [name]: value }, surroundings)
    expect(send).toThrowError(
      expect.objectContaining({ code: 'INVALID_PARAMS', details: `${name} is not supported: ${advice}.` }),
    )
  })

  test.each(['eip4844', 'eip7702'])('rejects type %s with INVALID_PARAMS', (type) => {
    const send = () => writeEvmTransaction({ ...transaction, type: type as 'legacy' }, surroundings)
    const details = `type must be legacy, eip2930 or eip1559: ${advice}.`
    expect(send).toThrowError(expect.objectContaining({ code: 'INVALID_PARAMS', details }))
  })

  test('an undefined field is ignored', () => {
    const fields = { ...transaction, blobs: undefined }
    expect(writeEvmTransaction(fields, surroundings)).toMatchObject({ to: surroundings.from, value: '0x1' })
  })
})
