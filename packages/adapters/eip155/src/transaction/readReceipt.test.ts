import { isAppKitError } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReceipt } from './readReceipt.js'

const word = `0x${'ab'.repeat(32)}`
const account = `0x${'12'.repeat(20)}`
const receipt = {
  transactionHash: word,
  status: '0x0',
  blockHash: word,
  blockNumber: '0x10',
  from: account,
  to: null,
  contractAddress: account,
  gasUsed: '0x5208',
  logs: [{ address: account, topics: [word], data: '0x', logIndex: '0x1' }],
}

test('R280: reads a receipt with its logs; fields that a network omits are undefined', () => {
  expect(readReceipt(receipt)).toMatchObject({
    status: 'reverted',
    blockNumber: 16n,
    to: undefined,
    contractAddress: account,
    effectiveGasPrice: undefined,
    logs: [{ logIndex: 1, topics: [word], data: '0x' }],
  })
  expect(readReceipt(null)).toBeUndefined()
})

test('R280: treats the receipt of a pending transaction as missing', () => {
  expect(readReceipt({ ...receipt, status: null, blockHash: null, blockNumber: null })).toBeUndefined()
})

describe('R280: fields in nonstandard formats', () => {
  test.each<[unknown, string | undefined]>([
    ['0x1', 'success'],
    ['0x01', 'success'],
    [1, 'success'],
    ['1', 'success'],
    [true, 'success'],
    ['success', 'success'],
    ['0x0', 'reverted'],
    [0, 'reverted'],
    [false, 'reverted'],
    ['reverted', 'reverted'],
    ['failure', 'reverted'],
    [undefined, undefined],
    [null, undefined],
    ['0x2', undefined],
    ['x', undefined],
    [{}, undefined],
  ])('the status %o is %s', (status, expected) => {
    expect(readReceipt({ ...receipt, status })?.status).toBe(expected)
  })

  test('a receipt from before EIP-658 has a state root and no status', () => {
    const { status: _, ...older } = receipt
    expect(readReceipt({ ...older, root: word })).toMatchObject({ status: undefined, blockNumber: 16n })
  })

  test.each<readonly [string, unknown, unknown]>([
    ['transactionHash', 'AB'.repeat(32), word],
    ['transactionHash', `0X${'AB'.repeat(32)}`, word],
    ['blockHash', 'ab'.repeat(32), word],
    ['blockHash', undefined, undefined],
    ['blockHash', 'x', undefined],
    ['blockNumber', 16, 16n],
    ['blockNumber', '16', 16n],
    ['blockNumber', 16n, 16n],
    ['gasUsed', 21_000, 21_000n],
    ['gasUsed', undefined, undefined],
    ['gasUsed', null, undefined],
    ['gasUsed', -1, undefined],
    ['effectiveGasPrice', 1_000_000_000, 1_000_000_000n],
    ['effectiveGasPrice', '1000000000', 1_000_000_000n],
    ['effectiveGasPrice', '0x', undefined],
    ['contractAddress', '', undefined],
    ['contractAddress', '0x', undefined],
    ['to', '', undefined],
    ['to', account, account],
    ['from', undefined, undefined],
    ['from', 'one103q7qe5t2505lypvltkqtddaef5tzfxwsse4z7', undefined],
    ['logs', null, []],
    ['logs', undefined, []],
    ['logs', {}, []],
  ])('reads %s %o as %o', (name, value, expected) => {
    expect(readReceipt({ ...receipt, [name]: value })).toHaveProperty(name, expected)
  })

  test.each<[object, object]>([
    [{ data: null }, { data: '0x' }],
    [{ data: undefined }, { data: '0x' }],
    [{ data: '' }, { data: '0x' }],
    [{ data: '0xAB' }, { data: '0xab' }],
    // Either no byte or one.
    [{ data: '0x0' }, { data: undefined }],
    [{ logIndex: null }, { logIndex: undefined }],
    [{ logIndex: 3 }, { logIndex: 3 }],
    [{ topics: null }, { topics: [] }],
    [{ topics: [word, null] }, { topics: [word] }],
    [{ topics: [word, word, null, null] }, { topics: [word, word] }],
    [{ topics: ['0x1'] }, { topics: [] }],
    [{ topics: [null, word] }, { topics: [] }],
    [{ address: null }, { address: undefined }],
  ])('reads a log with %o', (change, expected) => {
    const [log] = receipt.logs
    const read = readReceipt({ ...receipt, logs: [{ ...log, ...change }, log] })?.logs
    expect(read).toEqual([
      { ...log, logIndex: 1, ...expected },
      { ...log, logIndex: 1 },
    ])
  })

  test('ignores a log that is not an object', () => {
    expect(readReceipt({ ...receipt, logs: [null, receipt.logs[0]] })?.logs).toMatchObject([{ logIndex: 1 }])
  })
})

test.each(['transactionHash', 'blockNumber'])(
  'R280: rejects a receipt with a malformed %s with RPC_BAD_RESPONSE',
  (name) => {
    for (const bad of [undefined, 'x', {}, [{}]])
      expect(() => readReceipt({ ...receipt, [name]: bad })).toThrow(
        expect.objectContaining({ code: 'RPC_BAD_RESPONSE' }),
      )
  },
)

test('L3: parses any response as a receipt, undefined, or a typed error', () => {
  fc.assert(
    fc.property(fc.anything(), (response) => {
      try {
        readReceipt(response)
      } catch (error) {
        expect(isAppKitError(error, 'RPC_BAD_RESPONSE')).toBe(true)
      }
    }),
  )
})
