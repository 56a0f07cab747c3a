import { errors } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakeFetch, type FakeAnswer } from '@latchkey/testing'
import { type RpcHandler, sendJson } from '@latchkey/testing/node'
import { keccak256 } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { answerAs } from '../../test/behave.js'
import { createNetwork } from '../../test/createNetwork.js'
import { endRpc, servers } from '../../test/rpcSetUp.js'
import { createClients } from './createClients.js'

afterAll(endRpc)

const signed = '0x02f8b0827a69'
const code = (value: string) => expect.objectContaining({ code: value })

/** Simulates a proxy that times out before its node responds, although the node accepted the transaction. */
const late: RpcHandler = (_, response) => sendJson(response, 'Gateway Timeout', 504)

/** Rejects transactions with a message, and responds to all other requests. */
const refuse =
  (message: string): RpcHandler =>
  (calls, response) =>
    sendJson(
      response,
      calls.map((call) =>
        call.method.startsWith('eth_send') ? { id: call.id, error: { code: -32_000, message } } : answerAs(1)(call),
      ),
    )

async function send(
  handlers: readonly RpcHandler[],
  method = 'eth_sendRawTransaction',
  params: readonly unknown[] = [signed],
) {
  const started = await servers(...handlers)
  const network = createNetwork(
    1,
    started.map(({ url }) => url),
  )
  const context = { ...createAdapterContext({ networks: [network] }), lifetime: new AbortController().signal }
  return createClients({ ...context, options: {} }).request(network, { method, params })
}

test.each([
  ['geth, Reth, Erigon', 'already known'],
  ['Besu, older geth', 'known transaction: 0x02f8'],
  ['Nethermind', 'AlreadyKnown'],
  ['OpenEthereum, Anvil', 'Transaction with the same hash was already imported.'],
])('R57b: treats a transaction that the next node already has as sent, by the message of %s', async (_, message) => {
  expect(await send([late, refuse(message)])).toBe(keccak256(signed))
})

test('R57b: treats a transaction that the same node already has at the retry as sent', async () => {
  let asked = 0
  const handler: RpcHandler = (...request) => (asked++ === 0 ? late : refuse('already known'))(...request)
  expect(await send([handler])).toBe(keccak256(signed))
  expect(asked).toBe(2)
})

test.each([
  ['another error', 'nonce too low', undefined, undefined],
  ['an unknown transaction type', 'unknown transaction type', undefined, undefined],
  ['another method', 'already known', 'eth_sendUserOperation', undefined],
  ['an invalid transaction', 'already known', undefined, ['already']],
  ['a missing transaction', 'already known', undefined, []],
])('keeps the error for %s', async (_, message, method, params) => {
  await expect(send([refuse(message)], method, params)).rejects.toThrow(code('RPC_FAILED'))
})

const hash = keccak256(signed)
const error = (message: string, code = -32_000, data?: string) => ({ error: { code, message, ...(data && { data }) } })

/**
 * Sends to servers with these responses, one after the other, or with the app's own client. Returns the hash, or the
 * error.
 */
async function sendTo(
  answers: readonly (FakeAnswer | { readonly error: object })[],
  getClient?: Parameters<typeof createClients>[0]['options']['getClient'],
): Promise<unknown> {
  const fetch = createFakeFetch()
  const clock = createFakeClock()
  for (const [index, answer] of answers.entries())
    fetch.always(`server${index}.example`, ({ body }) => {
      if (!('error' in answer)) return answer
      const calls = JSON.parse(body) as readonly { readonly id: number; readonly method: string }[]
      const reply = ({ id, method }: (typeof calls)[number]) =>
        method === 'eth_sendRawTransaction' ? { id, ...answer } : { id, result: '0x1' }
      return { json: Array.isArray(calls) ? calls.map(reply) : reply(calls as never) }
    })
  const network = createNetwork(
    1,
    answers.map((_, index) => `https://server${index}.example`),
  )
  const context = createAdapterContext({ clock, fetch, networks: [network] })
  const clients = createClients({
    ...context,
    lifetime: new AbortController().signal,
    options: getClient ? { getClient } : {},
  })
  const request = { method: 'eth_sendRawTransaction', params: [signed] }
  const sending = clients.request(network, request).catch((thrown: unknown) => thrown)
  const settled = sending.then(() => true)
  while (!(await Promise.race([settled, clock.advance(1_000).then(() => false)])));
  return sending
}

const timeout: FakeAnswer = { status: 504, text: 'Gateway Timeout' }

test.each<readonly [string, ReturnType<typeof error>]>([
  ['Cosmos EVM', error('failed to broadcast transaction: : tx already in mempool')],
  ['CometBFT, in data', error('Internal error', -32_603, 'tx already exists in cache')],
  ['Lotus', error('message from f410f… with nonce 7 already in mpool: validation failure')],
  ['Hedera', error('DUPLICATE_TRANSACTION')],
])('R57b: treats a transaction as sent, by the response of %s', async (_, answer) => {
  expect(await sendTo([timeout, answer])).toBe(hash)
})

test.each<readonly [string, Parameters<typeof sendTo>[0], string]>([
  ['a lost response, then "nonce too low"', [timeout, error('nonce too low')], ''],
  ['"nonce too low" of a gateway, which may have sent it twice', [error('nonce too low: next 8, tx 7')], 'next 8'],
  ['"OldNonce"', [error('OldNonce, Current nonce: 8, nonce of rejected tx: 7')], 'OldNonce'],
  ['a lost response, then a refusal', [timeout, error('insufficient funds')], ''],
  ['lost responses only', [timeout], ''],
  ['no response', [{ hang: true }], errors.HTTP_TIMEOUT.shortMessage],
  ['an unreadable response', [{ text: '<html>' }], errors.RPC_BAD_RESPONSE.shortMessage],
])('R57b: after %s, the error says that the transaction may have been sent', async (_, answers, reason) => {
  const outcome = await sendTo(answers)
  expect(outcome).toMatchObject({
    code: 'RPC_FAILED',
    details: expect.stringContaining(`The transaction ${hash} may have been sent. Check before you send it again. `),
  })
  expect(outcome).toMatchObject({ details: expect.stringContaining(reason) })
})

test.each<readonly [string, Parameters<typeof sendTo>[0], string]>([
  ['a refusal', [error('insufficient funds')], 'insufficient funds'],
  ['a blocked request, then a refusal', [{ status: 404, text: '' }, error('insufficient funds')], 'insufficient funds'],
])('after %s, the error is that of the node', async (_, answers, details) => {
  expect(await sendTo(answers)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', details })
})

test.each<readonly [string, Error, unknown]>([
  ['"already known"', Object.assign(new Error('already known'), { code: -32_000 }), hash],
  [
    'a lost connection',
    new Error('socket hang up'),
    { details: expect.stringContaining(`${hash} may have been sent`) },
  ],
  [
    '"nonce too low"',
    Object.assign(new Error('nonce too low'), { code: -32_000 }),
    {
      details: expect.stringContaining(`${hash} may have been sent`),
    },
  ],
  [
    'a refusal',
    Object.assign(new Error('intrinsic gas too low'), { code: -32_000 }),
    { details: 'intrinsic gas too low' },
  ],
])("R57b: reads %s of the app's own client like that of a node", async (_, thrown, expected) => {
  const outcome = await sendTo([], () => ({ request: () => Promise.reject(thrown) }))
  if (typeof expected === 'string') expect(outcome).toBe(expected)
  else expect(outcome).toMatchObject({ code: 'RPC_FAILED', ...Object(expected) })
})
