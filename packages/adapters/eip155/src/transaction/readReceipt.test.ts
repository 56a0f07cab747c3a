import { isAppKitError } from '@latchkey/common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
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

test('R280: the receipt of a pending transaction counts as none', () => {
  expect(readReceipt({ ...receipt, status: null, blockHash: null, blockNumber: null })).toBeUndefined()
})

test.each(['transactionHash', 'status', 'blockHash', 'blockNumber', 'from', 'gasUsed', 'logs'])(
  'R280: a receipt with a malformed %s is RPC_BAD_RESPONSE',
  (name) => {
    for (const bad of [undefined, 'x', {}, [{}]])
      expect(() => readReceipt({ ...receipt, [name]: bad })).toThrow(
        expect.objectContaining({ code: 'RPC_BAD_RESPONSE' }),
      )
  },
)

test('L3: parses any response as a receipt, undefined, or a typed error', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      try {
        readReceipt(answer)
      } catch (error) {
        expect(isAppKitError(error, 'RPC_BAD_RESPONSE')).toBe(true)
      }
    }),
  )
})
