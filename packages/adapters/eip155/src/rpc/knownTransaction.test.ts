import { createAdapterContext } from '@latchkey/testing'
import { keccak256 } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { createNetwork } from '../../test/createNetwork.js'
import { answerAs, type Handler, sendJson } from '../../test/rpcServer.js'
import { endRpc, servers } from '../../test/rpcSetUp.js'
import { createClients } from '../client.js'
import type { Clients } from '../clients.js'
import type { Eip155Context } from '../context.js'

afterAll(endRpc)

const signed = '0x02f8b0827a69'
const code = (value: string) => expect.objectContaining({ code: value })

/** Takes a transaction, and says so too late for the proxy before it. */
const late: Handler = (_, response) => sendJson(response, 'Gateway Timeout', 504)

/** Refuses the method of a transaction by a message, and answers the rest. */
const refuse =
  (message: string): Handler =>
  (calls, response) =>
    sendJson(
      response,
      calls.map((call) =>
        call.method.startsWith('eth_send') ? { id: call.id, error: { code: -32_000, message } } : answerAs(1)(call),
      ),
    )

async function send(
  handlers: readonly Handler[],
  method = 'eth_sendRawTransaction',
  params: readonly unknown[] = [signed],
) {
  const started = await servers(...handlers)
  const network = createNetwork(
    1,
    started.map(({ url }) => url),
  )
  const context: Eip155Context = {
    ...createAdapterContext({ networks: [network] }),
    options: {},
    lifetime: new AbortController().signal,
    openRequests: new WeakMap(),
    clients: async (): Promise<Clients> => createClients(context),
  }
  return (await context.clients()).request(network, { method, params })
}

test.each([
  ['geth, Reth, Erigon', 'already known'],
  ['Besu, older geth', 'known transaction: 0x02f8'],
  ['Nethermind', 'AlreadyKnown'],
  ['OpenEthereum, Anvil', 'Transaction with the same hash was already imported.'],
])('R57b: a transaction that the next node has already, in the words of %s, counts as sent', async (_, message) => {
  expect(await send([late, refuse(message)])).toBe(keccak256(signed))
})

test('R57b: one that the same node has already when it is asked again counts as sent', async () => {
  let asked = 0
  const handler: Handler = (...request) => (asked++ === 0 ? late : refuse('already known'))(...request)
  expect(await send([handler])).toBe(keccak256(signed))
  expect(asked).toBe(2)
})

test.each([
  ['another refusal', 'nonce too low', undefined, undefined],
  ['a kind that the node does not know', 'unknown transaction type', undefined, undefined],
  ['another method', 'already known', 'eth_sendUserOperation', undefined],
  ['what is no transaction', 'already known', undefined, ['already']],
  ['nothing', 'already known', undefined, []],
])('of %s the error stays', async (_, message, method, params) => {
  await expect(send([refuse(message)], method, params)).rejects.toThrow(code('RPC_FAILED'))
})
