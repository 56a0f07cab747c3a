import { isAppKitError } from '@latchkey/common'
import { createAdapterContext } from '@latchkey/testing'
import { answerCall, type RpcCall, sendJson } from '@latchkey/testing/node'
import { expect, test } from 'vitest'
import { createNetwork } from '../../test/setUp.js'
import { genesis, startNode } from '../../test/startNode.js'
import { createClients } from '../rpc/createClients.js'
import { isTransactionIncluded } from './isTransactionIncluded.js'

const network = createNetwork('a1')
const hashOf = (block: number) => `0x${block.toString(16).padStart(64, '0')}`

/** Sent a transaction with nonce 7. The node responds with this account record. */
function setUp(record: unknown) {
  const requests: string[] = []
  const sent = { network, accountId: new Uint8Array(32).fill(1), nonce: 7, blockNumber: 1, isIncluded: false }
  const context = {
    sentTransactions: new Map([['0xab', sent]]),
    clients: async () => ({
      async request(_: unknown, { method }: { readonly method: string }) {
        requests.push(method)
        return method === 'chain_getBlockHash' ? hashOf(1) : record
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
  expect(requests).toEqual(['chain_getBlockHash', 'state_getStorage'])
})

test.each(['0x', '0x0800', 'text', 8, {}])('R382: rejects the malformed record %s', async (record) => {
  const failure = await setUp(record)
    .read()
    .catch((error: unknown) => error)
  expect(isAppKitError(failure, 'RPC_BAD_RESPONSE')).toBe(true)
})

/** Starts a node whose best block is `best`. From block 5 on, the account has the nonce 8. */
async function startAt(best: number) {
  const replyTo = (call: RpcCall) => {
    const [first, block] = call.params as readonly unknown[]
    if (call.method === 'chain_getBlockHash')
      return answerCall(call, { chain_getBlockHash: first === 0 ? genesis : hashOf(best) })
    if (Number(block) > best) return { jsonrpc: '2.0', id: call.id, error: { code: 4003, message: 'Unknown block' } }
    return answerCall(call, { state_getStorage: recordOf(Number(block) < 5 ? 7 : 8) })
  }
  return startNode((call, response) => sendJson(response, replyTo(call)))
}

test('R382: a server that stopped importing blocks hides no transfer that another server knows', async () => {
  const servers = await Promise.all([startAt(4), startAt(6)])
  const both = createNetwork('a1', { rpcUrls: { default: { http: servers.map(({ url }) => url) } } })
  const base = createAdapterContext({ networks: [both] })
  const lifetime = new AbortController()
  const clients = createClients({ ...base, lifetime: lifetime.signal, options: {} })
  const sent = { network: both, accountId: new Uint8Array(32), nonce: 7, blockNumber: 1, isIncluded: false }
  const context = { clients: async () => clients, sentTransactions: new Map([['0xab', sent]]) }
  const polls = []
  for (let poll = 0; poll < 3; poll++) polls.push(await isTransactionIncluded(context, { id: '0xab', network: both }))
  lifetime.abort()
  // Which server responds first depends on their speed.
  expect(polls).toContain(true)
})
