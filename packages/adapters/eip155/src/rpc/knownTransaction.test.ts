import { createAdapterContext } from '@latchkey/testing'
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
])('R57b: a transaction that the next node already has counts as sent, by the message of %s', async (_, message) => {
  expect(await send([late, refuse(message)])).toBe(keccak256(signed))
})

test('R57b: a transaction that the same node already has at the retry counts as sent', async () => {
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
