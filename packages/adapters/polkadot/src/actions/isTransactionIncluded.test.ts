import { isAppKitError } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createNetwork } from '../../test/setUp.js'
import { isTransactionIncluded } from './isTransactionIncluded.js'

const network = createNetwork('a1')

/** Sent a transaction with nonce 7. The node responds with this account record. */
function setUp(record: unknown) {
  const requests: string[] = []
  const sent = { network, accountId: new Uint8Array(32).fill(1), nonce: 7, blockNumber: 1, isIncluded: false }
  const context = {
    sentTransactions: new Map([['0xab', sent]]),
    clients: async () => ({
      async request(_: unknown, { method }: { readonly method: string }) {
        requests.push(method)
        return record
      },
    }),
  }
  return { requests, read: (id = '0xab') => isTransactionIncluded(context, { id, network }) }
}

/** An account record with this nonce, which is little-endian. */
const recordOf = (nonce: number, length = 80) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(nonce)
  return `0x${bytes.toString('hex')}`
}

test.each([
  [recordOf(7), false],
  [recordOf(8), true],
  [recordOf(300), true],
  [recordOf(8, 4), true],
  [null, false],
])(
  'R382: a transfer with nonce 7 is included once the nonce of the account is above: %#',
  async (record, isIncluded) => {
    expect(await setUp(record).read()).toBe(isIncluded)
  },
)

test('R382: a transaction of another page or one that is known to be included sends no request', async () => {
  const { requests, read } = setUp(recordOf(8))
  expect(await read('0xcd')).toBe(false)
  expect(requests).toEqual([])
  expect(await read()).toBe(true)
  expect(await read()).toBe(false)
  expect(requests).toHaveLength(1)
})

test.each(['0x', '0x0800', 'text', 8, {}])('R382: rejects the malformed record %s', async (record) => {
  const failure = await setUp(record)
    .read()
    .catch((error: unknown) => error)
  expect(isAppKitError(failure, 'RPC_BAD_RESPONSE')).toBe(true)
})
