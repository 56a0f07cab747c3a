import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { getIdentity, getSupportedChains } from '@latchkey/api-client'
import { type LocalChains, startLocalChains } from '@latchkey/testing/node'
import { keccak256 } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.fixture.js'
import { createApp } from '../http/createApp.js'
import { createRateLimiter } from '../http/createRateLimiter.js'
import { createLogger } from '../log/createLogger.js'
import { createProjects } from '../projects/createProjects.js'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'
import { createRpcRelay } from './createRpcRelay.js'
import { methodRule } from './methodRules.js'
import { addRpcRoutes } from './rpcRoutes.js'

/** A scripted node that can be slow, broken or busy. It responds to chain checks itself. */
type Node = {
  /** Its URL for a network. */
  readonly at: (chainId: string) => string
  /** Bodies of the requests, without those for the chain. */
  readonly seen: string[]
  answer: (body: string) => { status: number; text: string } | 'hang'
}

const servers: Server[] = []
let chains: LocalChains
let services: Services
let first: Node
let second: Node

beforeAll(async () => {
  ;[chains, first, second] = await Promise.all([startLocalChains(), startNode(), startNode()])
  services = await startServices({
    projects: ['local', 'batch', 'other', 'costly'].map((id) => ({
      id,
      allowedOrigins: ['https://app.example'],
      isAnalyticsEnabled: false,
    })),
    // No token returns during a test.
    rateLimits: { burst: 600, perSecond: 0.001 },
    rpcUpstreams: {
      'eip155:1': [chains.mainnet.rpcUrl],
      'eip155:31337': ['http://127.0.0.1:1', chains.local.rpcUrl],
      'eip155:5': [first.at('eip155:5'), second.at('eip155:5')],
      'eip155:6': [second.at('eip155:6')],
      'eip155:7': [first.at('eip155:7'), second.at('eip155:7')],
      'eip155:8': [first.at('eip155:1'), second.at('eip155:8')],
      'solana:local': [second.at('solana:local')],
    },
  })
})

afterAll(async () => {
  await services?.close()
  await chains?.stop()
  for (const server of servers) server.close()
})

beforeEach(() => {
  for (const node of [first, second]) {
    node.seen.length = 0
    node.answer = (body) => ({
      status: 200,
      text: `{"jsonrpc":"2.0","id":1,"result":${body.includes('"m"') ? '1' : '"0x1"'}}`,
    })
  }
})

test("forwards a call, a batch and a node's errors to and from a real node", async () => {
  expect(await ask('eip155:31337', call('eth_chainId'))).toEqual([200, { jsonrpc: '2.0', id: 1, result: '0x7a69' }])
  const batch = [
    call('eth_blockNumber', [], 'a'),
    call('eth_getBalance', [chains.accounts[0]?.address, 'latest'], 2),
    7,
    call('eth_call', [{}], 3),
  ]
  const [status, answers] = await ask('eip155:31337', batch)
  expect(status).toBe(200)
  expect(answers).toMatchObject([
    { id: 'a', result: expect.stringMatching(/^0x/) },
    { id: 2, result: expect.stringMatching(/^0x/) },
    { id: null, error: { code: -32_600 } },
    { id: 3 },
  ])
})

test('T18: unlisted methods never reach a node', async () => {
  for (const method of ['anvil_setBalance', 'debug_traceTransaction', 'eth_sendTransaction', 'admin_peers']) {
    expect(await ask('eip155:6', call(method))).toEqual([
      200,
      { jsonrpc: '2.0', id: 1, error: { code: -32_601, message: `The method ${method} is not offered here` } },
    ])
  }
  expect(second.seen).toEqual([])
})

test('distinguishes an unknown network, invalid JSON and an empty batch', async () => {
  expect(await ask('eip155:99', call('eth_chainId'))).toMatchObject([
    404,
    { error: { code: -32_602, message: 'Unknown chain: eip155:99' } },
  ])
  expect(await ask('eip155:6', '{"jsonrpc"')).toMatchObject([400, { error: { code: -32_700 } }])
  expect(await ask('eip155:6', [])).toMatchObject([400, { error: { code: -32_600 } }])
  expect(
    await ask(
      'eip155:6',
      Array.from({ length: 1_001 }, () => call('eth_chainId')),
    ),
  ).toMatchObject([400, { error: { code: -32_600 } }])
})

test('keeps every digit of numbers beyond 2⁵³', async () => {
  second.answer = () => ({ status: 200, text: '{"jsonrpc":"2.0","result":{"rentEpoch":18446744073709551615},"id":1}' })
  const answer = await post(
    'solana:local',
    '{"jsonrpc":"2.0","id":1,"method":"getAccountInfo","params":["x",{"minContextSlot":9007199254740993}]}',
  )
  expect(await answer.text()).toBe('{"jsonrpc":"2.0","id":1,"result":{"rentEpoch":18446744073709551615}}')
  expect(second.seen[0]).toContain('9007199254740993')
})

test('tries the next node if one fails, is busy or sends an invalid response', async () => {
  const failures: Node['answer'][] = [
    () => ({ status: 500, text: 'down' }),
    () => ({ status: 429, text: '{}' }),
    () => ({ status: 200, text: '<html>' }),
    () => ({ status: 200, text: '{"jsonrpc":"2.0","id":1}' }),
    () => ({ status: 200, text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}' }),
  ]
  for (const [index, failure] of failures.entries()) {
    first.answer = failure
    const answer = await ask('eip155:5', call('eth_getBalance', [`0x${index}`]))
    expect(answer).toEqual([200, { jsonrpc: '2.0', id: 1, result: '0x1' }])
  }
  // The node was paused after the first failure.
  expect([first.seen.length, second.seen.length]).toEqual([1, failures.length])
})

test('R57b: a transaction that a failing node accepted counts as sent if the next node already has it', async () => {
  first.answer = () => ({ status: 504, text: 'too late' })
  second.answer = () => ({
    status: 200,
    text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"already known"}}',
  })
  const signed = '0x02f8b0827a69'
  expect(await ask('eip155:7', call('eth_sendRawTransaction', [signed]))).toEqual([
    200,
    { jsonrpc: '2.0', id: 1, result: keccak256(signed) },
  ])
  expect([first.seen.length, second.seen.length]).toEqual([1, 1])
})

test('an error of the call itself is the response, not a failure of the node', async () => {
  second.answer = () => ({
    status: 400,
    text: '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x08"}}',
  })
  expect(await ask('eip155:6', call('eth_call', [{ data: '0x08' }]))).toEqual([
    200,
    { jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted', data: '0x08' } },
  ])
})

test('returns a retryable status if no node responds', async () => {
  second.answer = () => ({ status: 503, text: '' })
  expect(await ask('eip155:6', call('eth_gasPrice'))).toMatchObject([502, { id: 1, error: { code: -32_603 } }])
  expect(await ask('eip155:6', [call('eth_gasPrice'), call('eth_foo', [], 2)])).toMatchObject([
    200,
    [{ error: { code: -32_603 } }, { id: 2, error: { code: -32_601 } }],
  ])
})

test('SV2: answers eth_chainId from the configuration, without a node', async () => {
  first.answer = second.answer = () => 'hang'
  expect(await ask('eip155:6', call('eth_chainId'))).toEqual([200, { jsonrpc: '2.0', id: 1, result: '0x6' }])
})

test('SV1: sends a node of another chain only the chain check', async () => {
  first.answer = () => ({ status: 200, text: '{"jsonrpc":"2.0","id":1,"result":"0xbad"}' })
  expect(await ask('eip155:8', call('eth_getBalance', ['0xa', 'latest']))).toMatchObject([200, { result: '0x1' }])
  await ask('eip155:8', call('eth_sendRawTransaction', ['0x02']))
  expect([first.seen.length, second.seen.length]).toEqual([0, 2])
})

test.each([
  ['eth_getBlockByHash', 'hash', { parentHash: '0x0' }],
  ['eth_getTransactionByHash', 'hash', { blockHash: '0xb' }],
  ['eth_getTransactionReceipt', 'transactionHash', { blockHash: '0xb' }],
])('SV3: a result of %s about another hash is neither passed on nor cached', async (method, member, rest) => {
  const [asked, other] = [`0x${'aB'.repeat(32)}`, `0x${'cd'.repeat(32)}`]
  const result = (hash: string) => JSON.stringify({ jsonrpc: '2.0', id: 1, result: { ...rest, [member]: hash } })
  first.answer = second.answer = () => ({ status: 200, text: result(other) })
  expect(await ask('eip155:6', call(method, [asked]))).toMatchObject([502, { error: { code: -32_603 } }])
  second.answer = () => ({ status: 200, text: result(asked.toLowerCase()) })
  for (let count = 0; count < 3; count++) {
    expect(await ask('eip155:6', call(method, [asked]))).toMatchObject([
      200,
      { result: { [member]: asked.toLowerCase() } },
    ])
  }
  expect(second.seen).toHaveLength(2)
})

test('shares equal concurrent reads; later ones and writes are separate requests', async () => {
  for (let count = 0; count < 3; count++) await ask('eip155:6', call('eth_blockNumber'))
  expect(second.seen).toHaveLength(3)

  await ask(
    'eip155:6',
    Array.from({ length: 10 }, (_, id) => call('eth_getBalance', ['0xa'], id)),
  )
  expect(second.seen).toHaveLength(4)
  await ask('eip155:6', [call('eth_sendRawTransaction', ['0x1']), call('eth_sendRawTransaction', ['0x1'], 2)])
  expect(second.seen).toHaveLength(6)
})

test('SV8: calls with large responses cost more than small ones', () => {
  const cost = (namespace: string, method: string) => methodRule(namespace, method)?.cost
  expect(
    ['getBalance', 'getAccountInfo', 'getMultipleAccounts', 'simulateTransaction'].map((method) =>
      cost('solana', method),
    ),
  ).toEqual([1, 5, 10, 10])
  expect(
    ['state_getStorageHash', 'state_getStorage', 'state_getMetadata', 'state_call'].map((method) =>
      cost('polkadot', method),
    ),
  ).toEqual([1, 2, 10, 10])
})

test('SV8: the cost of a call depends on its method, and a batch that exceeds the bucket is refused', async () => {
  const logs = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, id) => call('eth_getLogs', [{ id }], id)))
  expect((await post('eip155:6', logs(31), 'costly')).status).toBe(400)
  expect((await post('eip155:6', logs(29), 'costly')).status).toBe(200)
  expect((await post('eip155:6', logs(2), 'costly')).status).toBe(429)
  expect((await post('eip155:6', JSON.stringify(call('eth_gasPrice')), 'costly')).status).toBe(200)
})

test('a batch counts each call, and the largest batch is accepted after a pause', async () => {
  const batch = JSON.stringify(Array.from({ length: 1_000 }, (_, id) => call('eth_chainId', [], id)))
  const full = await post('eip155:6', batch, 'batch')
  expect([full.status, ((await full.json()) as unknown[]).length]).toEqual([200, 1_000])
  expect((await post('eip155:6', batch, 'batch')).status).toBe(429)
  expect((await post('eip155:6', batch, 'other')).status).toBe(200)
})

test("R45: bounds the total size of a batch's responses, and then stops sending requests", async () => {
  const text = 'x'.repeat(10_000)
  second.answer = () => ({ status: 200, text: `{"jsonrpc":"2.0","id":1,"result":"${text}"}` })
  const logger = createLogger('silent')
  const rateLimiter = createRateLimiter({ burst: 100, perSecond: 1 })
  const app = createApp({
    projects: createProjects(),
    rateLimiter,
    proxies: 0,
    logger,
    ping: async () => undefined,
    addRoutes: (app) =>
      addRpcRoutes(app, createRpcRelay({ 'eip155:6': [second.at('eip155:6')] }, logger), rateLimiter, {
        answerCharacters: 75_000,
      }),
  })
  const askApp = async (request: unknown) => {
    const incoming = new IncomingMessage(new Socket())
    const init = { method: 'POST', body: JSON.stringify(request) }
    const bindings = { incoming, outgoing: new ServerResponse(incoming) }
    return (await app.request('/v1/?chainId=eip155:6&projectId=local', init, bindings)).json()
  }
  const batch = Array.from({ length: 60 }, (_, id) => call('eth_getCode', [`0x${id}`], id))
  const answers: { readonly id: number; readonly result?: string; readonly error?: unknown }[] = await askApp(batch)
  expect(answers.map(({ id }) => id)).toEqual(batch.map(({ id }) => id))
  expect(answers.filter(({ result }) => result === text)).toHaveLength(7)
  const error = { code: -32_005, message: 'The answer is too large' }
  expect(answers.filter(({ result }) => result === undefined).map(({ error }) => error)).toEqual(Array(53).fill(error))
  // The requests that were pending when it was full.
  expect(second.seen.length).toBeLessThanOrEqual(7 + 20)
  expect(await askApp(batch[0])).toEqual({ jsonrpc: '2.0', id: 0, result: text })
})

test('a receipt is cached once its transaction is in a block', async () => {
  second.answer = () => ({ status: 200, text: '{"jsonrpc":"2.0","id":1,"result":null}' })
  await ask('eip155:6', call('eth_getTransactionReceipt', ['0x1']))
  second.answer = () => ({
    status: 200,
    text: '{"jsonrpc":"2.0","id":1,"result":{"transactionHash":"0x1","blockHash":"0x2"}}',
  })
  for (let count = 0; count < 3; count++) {
    expect(await ask('eip155:6', call('eth_getTransactionReceipt', ['0x1']))).toMatchObject([
      200,
      { result: { blockHash: '0x2' } },
    ])
  }
  expect(second.seen).toHaveLength(2)
})

test('T19: a node receives method and params, and nothing about the caller', async () => {
  second.answer = (body) => ({ status: 200, text: `{"jsonrpc":"2.0","id":1,"result":${JSON.stringify(body)}}` })
  const [, { result }] = (await ask('eip155:6', { ...call('eth_feeHistory', [1]), extra: 'secret' })) as [
    number,
    { result: string },
  ]
  expect(result).toBe('{"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":[1]} content-type,host')
})

test('returns the supported networks', async () => {
  const { http, ws } = await getSupportedChains(createTestClient(services.url))
  expect([http, ws]).toEqual([
    ['eip155:1', 'eip155:31337', 'eip155:5', 'eip155:6', 'eip155:7', 'eip155:8', 'solana:local'],
    [],
  ])
})

test('returns the primary name of an address on mainnet, and its picture if that is an https URL', async () => {
  const client = createTestClient(services.url)
  const [margot, ines, other, nobody] = chains.accounts.map(({ address }) => address)
  if (!margot || !ines || !other || !nobody) throw new Error('Accounts are missing')
  expect(await getIdentity(client, { address: ines })).toEqual({ name: 'ines.eth', avatar: null })
  expect((await getIdentity(client, { address: margot })).name).toBe('margot.eth')
  await chains.names.setName(other, 'pictured.eth', { avatar: 'https://images.example/p.png' })
  expect(await getIdentity(client, { address: other })).toEqual({
    name: 'pictured.eth',
    avatar: 'https://images.example/p.png',
  })
  expect(await getIdentity(client, { address: nobody })).toEqual({ name: null, avatar: null })
  // The name of a prototype property, and a text that only looks like a name.
  await chains.names.claimName(chains.accounts[5]?.address ?? '', 'margot.eth')
  expect(await getIdentity(client, { address: chains.accounts[5]?.address ?? '' })).toEqual({
    name: null,
    avatar: null,
  })
  expect(await getIdentity(client, { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' })).toEqual({
    name: null,
    avatar: null,
  })
  await expect(getIdentity(client, { address: 'x' })).rejects.toMatchObject({ code: 'HTTP_STATUS' })
})

function call(method: string, params: readonly unknown[] = [], id: number | string = 1) {
  return { jsonrpc: '2.0', id, method, params }
}

function post(chainId: string, body: string, projectId = 'local') {
  return fetch(`${services.url}/v1/?chainId=${chainId}&projectId=${projectId}`, {
    method: 'POST',
    body,
    headers: { origin: 'https://app.example', cookie: 'secret=1' },
  })
}

async function ask(chainId: string, body: unknown): Promise<[status: number, answer: unknown]> {
  const answer = await post(chainId, typeof body === 'string' ? body : JSON.stringify(body))
  return [answer.status, await answer.json()]
}

async function startNode(): Promise<Node> {
  let port = 0
  const at = (chainId: string) => `http://127.0.0.1:${port}/${chainId}`
  const node: Node = { at, seen: [], answer: () => 'hang' }
  const server = createServer(async (request, response) => {
    // Ports are reused, so a client of an earlier server can connect to this one.
    const [namespace, reference] = (request.url ?? '/').slice(1).split(':')
    if (!reference) return response.destroy()
    let body = ''
    for await (const part of request) body += part
    if (/eth_chainId|getGenesisHash/.test(body)) {
      const result = namespace === 'eip155' ? `0x${Number(reference).toString(16)}` : `${reference}Genesis`
      return response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
    }
    node.seen.push(body)
    const known = Object.keys(request.headers).filter(
      (name) => !/^(accept|connection|content-length|user-agent|sec-)/.test(name),
    )
    const answer = node.answer(`${body} ${known.sort().join()}`)
    if (answer !== 'hang') response.writeHead(answer.status).end(answer.text)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return node
}
