import { type AppKitError, bytesToHex } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakeFetch, type FakeAnswer } from '@latchkey/testing'
import { blake2b } from '@noble/hashes/blake2'
import { describe, expect, test } from 'vitest'
import { createNetwork } from '../../test/setUp.js'
import { genesis } from '../../test/startNode.js'
import type { PolkadotContext } from '../context/context.js'
import { createClients } from '../rpc/createClients.js'
import { submitExtrinsic } from './submitExtrinsic.js'

const transaction = Uint8Array.of(1, 2, 3)
const hash = bytesToHex(blake2b(transaction, { dkLen: 32 }))

type Reply = FakeAnswer | { readonly error: object } | { readonly result: unknown }
const error = (code: number, message: string, data?: string) => ({ error: { code, message, ...(data && { data }) } })
const lost: FakeAnswer = { status: 502, text: 'Bad Gateway' }
const banned = error(1012, 'Transaction is temporarily banned')
const outdated = error(1010, 'Invalid Transaction', 'Transaction is outdated')
const known = error(1013, 'Transaction is already imported')
const tooLow = error(
  1014,
  'Priority is too low: (5 vs 5)',
  'The transaction has too low priority to replace another transaction already in the pool.',
)
const limited = error(-32_999, 'RPC rate limit exceeded')

/** Submits to servers, each with a list of replies of which the last repeats. Returns the hash, or the error. */
async function send(
  servers: readonly (readonly Reply[])[],
  options: PolkadotContext['options'] = {},
  signal?: AbortSignal,
) {
  const fetch = createFakeFetch()
  const clock = createFakeClock()
  const counts = servers.map(() => 0)
  for (const [index, replies] of servers.entries())
    fetch.always(`server${index}.example`, ({ body }) => {
      const asked: unknown = JSON.parse(body)
      const calls = [asked].flat() as { readonly id: number; readonly method: string }[]
      const isSending = calls.some(({ method }) => method === 'author_submitExtrinsic')
      const count = counts[index] ?? 0
      const reply = replies[Math.min(count, replies.length - 1)] ?? lost
      if (isSending) counts[index] = count + 1
      if (isSending && !('error' in reply) && !('result' in reply)) return reply
      const json = calls.map(({ id, method }) =>
        method === 'chain_getBlockHash' ? { id, result: genesis } : { id, ...reply },
      )
      return { json: Array.isArray(asked) ? json : json[0] }
    })
  const http = servers.map((_, index) => `https://server${index}.example`)
  const network = createNetwork('a1', { rpcUrls: { default: { http } } })
  const { ports } = createAdapterContext({ clock, fetch })
  const clients = createClients({ ports, options, lifetime: new AbortController().signal })
  const access = { context: { clients: async () => clients } }
  const sending = submitExtrinsic(access, network, transaction, signal).catch((thrown: AppKitError) => thrown)
  const settled = sending.then(() => true)
  while (!(await Promise.race([settled, clock.advance(1_000).then(() => false)])));
  return { outcome: await sending, counts }
}

const sent = { outcome: hash }
const maybeSent = {
  outcome: {
    code: 'RPC_FAILED',
    details: expect.stringContaining(`The transaction ${hash} may have been sent. Check before you send it again. `),
  },
}

describe('R57b: a response to a submitted transaction', () => {
  test.each<readonly [string, readonly (readonly Reply[])[]]>([
    ['the hash', [[{ result: hash }]]],
    ['a result that is no hash', [[{ result: null }]]],
    ['already imported', [[known]]],
    ['already imported, after a lost response', [[lost, known]]],
    ['the hash, after a rate limit', [[limited, { result: hash }]]],
    ['the hash of another server, after a rate limit', [[limited], [{ result: hash }]]],
    ['the hash of another server, after an unknown error', [[error(-32_050, 'Node is syncing')], [{ result: hash }]]],
    ['the hash of another server, after a full pool', [[error(1016, 'Immediately Dropped')], [{ result: hash }]]],
  ])('%s: the transaction was sent', async (_, servers) => {
    expect(await send(servers)).toMatchObject(sent)
  })

  test.each<readonly [string, readonly (readonly Reply[])[]]>([
    ['banned, after a lost response', [[lost, banned]]],
    ['outdated, after a lost response', [[lost, outdated]]],
    ['too low priority, after a lost response', [[lost, tooLow]]],
    ['too low priority of another server, after a lost response', [[lost], [tooLow]]],
    ['no payment, after a lost response', [[lost, error(1010, 'Invalid Transaction', 'Inability to pay some fees')]]],
    ['lost responses only', [[lost]]],
    ['no response', [[{ hang: true }]]],
    ['an unreadable response', [[{ text: '<html>' }]]],
    ['banned: the node had the transaction before', [[banned]]],
    ['outdated: a gateway may have sent it twice', [[outdated]]],
  ])('%s: the transaction may have been sent', async (_, servers) => {
    expect(await send(servers)).toMatchObject(maybeSent)
  })

  test.each<readonly [string, readonly (readonly Reply[])[], object]>([
    ['too low priority', [[tooLow]], { code: 'FEE_TOO_LOW', details: expect.stringMatching(/^Priority is too low/) }],
    [
      'no payment',
      [[error(1010, 'Invalid Transaction', 'Inability to pay some fees')]],
      { code: 'INSUFFICIENT_FUNDS' },
    ],
    [
      'an old era',
      [[error(1010, 'Invalid Transaction', 'Transaction has an ancient birth block')]],
      { code: 'TRANSACTION_EXPIRED' },
    ],
    [
      'a bad signature',
      [[error(1010, 'Invalid Transaction', 'Transaction has a bad signature')]],
      { code: 'TRANSACTION_REJECTED', details: 'Invalid Transaction: Transaction has a bad signature' },
    ],
    ['a full pool', [[error(1016, 'Immediately Dropped')]], { code: 'TRANSACTION_REJECTED' }],
    ['bad bytes', [[error(1001, 'Extrinsic has invalid format')]], { code: 'INVALID_PARAMS' }],
    ['a rate limit', [[limited]], { code: 'TOO_MANY_REQUESTS', details: 'RPC rate limit exceeded' }],
    ['a missing method', [[error(-32_601, 'Method not found')]], { code: 'RPC_FAILED', details: 'Method not found' }],
    ['a blocked request', [[{ status: 429, text: '' }]], { code: 'HTTP_STATUS' }],
  ])('%s: the transaction was not sent', async (_, servers, expected) => {
    expect((await send(servers)).outcome).toMatchObject(expected)
  })

  test('retries a rate-limited server, but not one that rejects the transaction', async () => {
    expect((await send([[limited]])).counts).toEqual([4])
    expect((await send([[tooLow], [{ result: hash }]])).counts).toEqual([1, 0])
  })

  test('an abort during the request: the transaction may have been sent', async () => {
    const abort = new AbortController()
    const getClient = () => ({
      request: () => {
        abort.abort()
        return new Promise<never>(() => undefined)
      },
    })
    const { outcome } = await send([[lost]], { getClient }, abort.signal)
    expect(outcome).toMatchObject({ ...maybeSent.outcome, code: 'ABORTED' })
  })

  test.each<readonly [string, unknown, object]>([
    ['already imported', Object.assign(new Error('already imported'), { code: 1013 }), sent],
    ['a lost connection', new Error('disconnected: 1006'), maybeSent],
    ['banned', Object.assign(new Error('temporarily banned'), { code: 1012 }), maybeSent],
  ])("reads the error of the app's own connection: %s", async (_, thrown, expected) => {
    const getClient = () => ({ request: () => Promise.reject(thrown) })
    expect(await send([[lost]], { getClient })).toMatchObject(expected)
  })
})
