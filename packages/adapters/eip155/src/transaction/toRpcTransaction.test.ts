import type { TransactionRequest } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alice, bob } from '../../test/scriptedWallet.js'
import { toRpcTransaction } from './toRpcTransaction.js'

const max = 2n ** 256n - 1n
const key = `0x${'11'.repeat(32)}` as const
const encode = (transaction: object, chainId = 1) => toRpcTransaction(transaction as TransactionRequest, alice, chainId)
const refusal = (field: string) =>
  expect.objectContaining({ code: 'INVALID_PARAMS', details: expect.stringContaining(field) })

test('specification §5: encodes a transaction for JSON-RPC without its omitted fields', () => {
  expect(
    encode(
      {
        to: bob.toLowerCase(),
        value: 1n,
        gas: 21_000n,
        nonce: 0,
        maxFeePerGas: max,
        maxPriorityFeePerGas: 0n,
        type: 'eip1559',
      },
      8453,
    ),
  ).toEqual({
    from: alice,
    chainId: '0x2105',
    to: bob,
    value: '0x1',
    gas: '0x5208',
    nonce: '0x0',
    maxFeePerGas: `0x${'f'.repeat(64)}`,
    maxPriorityFeePerGas: '0x0',
    type: '0x2',
  })
  expect(
    encode({ data: '0x60', gasPrice: 5n, accessList: [{ address: bob, storageKeys: [key] }], type: 'eip2930' }),
  ).toEqual({
    from: alice,
    chainId: '0x1',
    data: '0x60',
    gasPrice: '0x5',
    accessList: [{ address: bob, storageKeys: [key] }],
    type: '0x1',
  })
})

describe('specification §5: rejected transactions', () => {
  test.each<[string, object, number?]>([
    ['chainId', { to: bob }, 0],
    ['chainId', { to: bob }, -1],
    ['chainId', { to: bob }, 1.5],
    ['to', {}],
    ['to', { to: '0x123' }],
    ['to', { to: bob.replace('C4', 'c4') }],
    ['to', { to: null }],
    ['data', { data: '0x1' }],
    ['data', { data: 'ff' }],
    ['value', { to: bob, value: -1n }],
    ['value', { to: bob, value: max + 1n }],
    ['value', { to: bob, value: 1 }],
    ['value', { to: bob, value: '0x1' }],
    ['gas', { to: bob, gas: 1.5 }],
    ['nonce', { to: bob, nonce: -1 }],
    ['nonce', { to: bob, nonce: 1n }],
    ['type', { to: bob, type: 'eip4844' }],
    ['type', { to: bob, type: 'eip7702' }],
    ['blobVersionedHashes', { to: bob, blobVersionedHashes: [key] }],
    ['authorizationList', { to: bob, authorizationList: [] }],
    ['type', { to: bob, type: 'toString' }],
    ['maxFeePerGas', { to: bob, maxFeePerGas: max + 1n }],
    ['maxPriorityFeePerGas', { to: bob, maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }],
    ['maxFeePerGas', { to: bob, type: 'legacy', maxFeePerGas: 1n }],
    ['maxFeePerGas', { to: bob, type: 'eip2930', maxPriorityFeePerGas: 1n }],
    ['gasPrice', { to: bob, gasPrice: 1n, maxFeePerGas: 1n }],
    ['gasPrice', { to: bob, gasPrice: 1n, type: 'eip1559' }],
    ['accessList', { to: bob, type: 'legacy', accessList: [] }],
    ['accessList', { to: bob, accessList: 'x' }],
    ['accessList[0].storageKeys', { to: bob, accessList: [{ address: bob, storageKeys: ['0x11'] }] }],
    ['accessList[0].address', { to: bob, accessList: [{ address: 'x', storageKeys: [] }] }],
    ['type', { to: bob, type: { toString: '' } }],
    ['accessList[1]', { to: bob, accessList: [{ address: bob, storageKeys: [] }, null] }],
  ])('%s: %o', (field, transaction, chainId) => {
    expect(() => encode(transaction, chainId)).toThrow(refusal(field))
  })

  test('encodes any value as strings and lists, or rejects it with a typed error', () => {
    const fields = [
      'to',
      'data',
      'value',
      'gas',
      'gasPrice',
      'maxFeePerGas',
      'maxPriorityFeePerGas',
      'nonce',
      'accessList',
      'type',
    ]
    const anything = fc.anything({ withBigInt: true })
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...fields),
          fc.oneof(anything, fc.constantFrom(bob, 1n, 2n, 5, '0x', 'legacy', 'eip1559', undefined)),
        ),
        (transaction) => {
          try {
            const written = encode(transaction)
            expect(JSON.parse(JSON.stringify(written))).toEqual(written)
          } catch (error) {
            expect(error).toMatchObject({ code: 'INVALID_PARAMS' })
          }
        },
      ),
    )
  })
})
