import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, IncomingMessage, type Server } from 'node:http'
import { getSupportedChains } from '@latchkey/api-client'
import { settle } from '@latchkey/testing'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.fixture.js'
import { createLogger } from '../log/createLogger.js'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

type Answer = { readonly status?: number; readonly text: string; readonly headers?: Readonly<Record<string, string>> }

/** A scripted Esplora server. It identifies as a server of the network in its path. */
type Node = {
  readonly url: string
  /** Its base URL for a network. */
  readonly at: (chainId: string) => string
  /** Requests other than the one for the genesis block: method, URL, body and headers that a caller can set. */
  readonly seen: string[]
  answer: (path: string) => Answer | 'hang' | 'endless' | Promise<Answer>
}

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const signet = 'bip122:00000008819873e925422c1ff0f99f7c'
/** Networks that no other test uses, because a failed server is paused. */
const spare = (digit: string) => `bip122:${digit.repeat(32)}`
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const txid = 'ab'.repeat(32)

const servers: Server[] = []
/** Networks whose servers do not return their genesis block. */
const silent = new Set<string>()
const log: string[] = []
let services: Services
let first: Node
let second: Node

beforeAll(async () => {
  ;[first, second] = await Promise.all([startNode(), startNode()])
  services = await startServices({
    projects: ['local', 'costly'].map((id) => ({
      id,
      allowedOrigins: ['https://app.example'],
      isAnalyticsEnabled: false,
    })),
    // Tests of one project share 300 tokens.
    rateLimits: { burst: 300, perSecond: 0.001 },
    rpcUpstreams: {
      'eip155:1': ['http://127.0.0.1:1'],
      [mainnet]: [`${first.at(mainnet)}/?key=1`, second.at(mainnet)],
      [testnet]: [first.at(mainnet), second.at(testnet)],
      ...Object.fromEntries(
        [...'abcdef0123'].map((digit) => [spare(digit), [first.at(spare(digit)), second.at(spare(digit))]]),
      ),
    },
    logger: createLogger('debug', (line) => log.push(line)),
  })
})

afterAll(async () => {
  await services?.close()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

beforeEach(() => {
  for (const node of [first, second]) {
    node.seen.length = 0
    node.answer = () => ({ text: '{"1":2}' })
  }
})

test('SV14: each allowed request reaches the server, with its type', async () => {
  const answers: readonly (readonly [path: string, text: string, type: string])[] = [
    [`/address/${address}`, '{"chain_stats":{"funded_txo_sum":9007199254740993}}', 'application/json'],
    [`/address/${address}/utxo`, '[]', 'application/json'],
    [`/tx/${txid}/hex`, '0200', 'text/plain'],
    ['/fee-estimates', '{"1":4.2}', 'application/json'],
    ['/v1/fees/recommended', '{"fastestFee":4}', 'application/json'],
  ]
  for (const [path, text, type] of answers) {
    first.answer = () => ({ text, headers: { 'content-type': 'text/html', 'set-cookie': 'a=1' } })
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, type, text])
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example')
  }
  expect(first.seen.map((request) => request.split(' ')[1])).toEqual(
    answers.map(([path]) => `/${mainnet}${path}?key=1`),
  )
  expect(await (await get('/block-height/0')).text()).toMatch(/^000000000019d6689c085ae165831e93/)
})

test('SV14 T18: other requests and invalid parameters reach no server', async () => {
  const paths = [
    '',
    '/',
    '/blocks/tip/height',
    '/block-height/1',
    '/mempool',
    `/tx/${txid}`,
    `/tx/${txid.slice(1)}/hex`,
    `/tx/${txid}%2Fstatus/hex`,
    `/address/${address}/txs`,
    `/address/${address}%2F..%2F..%2Ftx/utxo`,
    '/address/..%2Fmempool',
    '/address/0x52908400098527886E0F7030069857D2E4169EE7',
    '/address/%3Fkey',
    '/_mine/1',
    '/http://127.0.0.1/',
  ]
  for (const path of paths) expect([path, [400, 404].includes((await get(path)).status)]).toEqual([path, true])
  for (const method of ['PUT', 'DELETE', 'PATCH'])
    expect((await get('/fee-estimates', mainnet, { method })).status).toBeGreaterThanOrEqual(400)
  expect((await get('/tx')).status).toBe(405)
  for (const body of ['', 'xyz', 'abc', '{"method":"stop"}', '00\r\n00'])
    expect((await get('/tx', mainnet, { method: 'POST', body })).status).toBe(400)
  expect((await get('/tx', mainnet, { method: 'POST', body: 'ab'.repeat(600_000) })).status).toBe(413)
  expect([...first.seen, ...second.seen]).toEqual([])
})

test('returns 404 for an unknown network and for a JSON-RPC network', async () => {
  for (const chainId of [signet, 'eip155:1', '', 'constructor']) {
    const answer = await get('/fee-estimates', chainId)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'UNKNOWN_CHAIN' }])
  }
})

test('requires a project, and an allowed origin for pages', async () => {
  const url = `${services.url}/v1/esplora/fee-estimates?chainId=${mainnet}`
  expect((await fetch(`${url}&projectId=nobody`)).status).toBe(401)
  expect((await fetch(`${url}&projectId=local`, { headers: { origin: 'https://other.example' } })).status).toBe(403)
  expect([...first.seen, ...second.seen]).toEqual([])
})

test('T19: a server receives path and body, and nothing about the caller', async () => {
  first.answer = (path) => ({ text: path.includes('/tx?') ? txid : '{}' })
  await get(`/address/${address}`)
  const query = `chainId=${mainnet}&projectId=local&extra=secret`
  const answer = await fetch(`${services.url}/v1/esplora/tx?${query}`, {
    method: 'POST',
    body: ' 0200AB\n',
    headers: { origin: 'https://app.example', cookie: 'secret=1', authorization: 'secret' },
  })
  expect(await answer.text()).toBe(txid)
  expect(first.seen).toEqual([
    `GET /${mainnet}/address/${address}?key=1  host`,
    `POST /${mainnet}/tx?key=1 0200AB content-type,host`,
  ])
  expect(second.seen).toEqual([])
})

test('the log contains no address and no URL of a server', async () => {
  first.answer = () => ({ status: 500, text: '' })
  await get(`/address/${address}`, spare('a'))
  expect(log.join('\n')).toContain('/v1/esplora/address/:address')
  expect(log.filter((line) => line.includes('node failed')).at(-1)).toContain('status 500')
  for (const secret of [address, 'key=1', first.url]) expect(log.join('\n')).not.toContain(secret)
})

const failures: readonly (readonly [digit: string, why: string, failure: Node['answer']])[] = [
  ['b', 'status 503', () => ({ status: 503, text: 'down' })],
  ['c', 'busy', () => ({ status: 429, text: '' })],
  ['d', 'status 403', () => ({ status: 403, text: 'key' })],
  [
    'e',
    'unreachable',
    () => ({ status: 307, text: '', headers: { location: `${second.at(spare('f'))}/fee-estimates` } }),
  ],
  ['f', 'wrong answer', () => ({ text: '<html>' })],
  ['0', 'timeout', () => 'hang'],
]
test.each(failures)('R45 R47: network %s: tries the next server after "%s"', async (digit, why, failure) => {
  first.answer = failure
  second.answer = () => ({ text: '{"1":7}' })
  expect(await (await get('/fee-estimates', spare(digit))).json()).toEqual({ 1: 7 })
  expect(second.seen).toEqual([`GET /${spare(digit)}/fee-estimates  host`])
  expect(log.filter((line) => line.includes('node failed')).at(-1)).toContain(`"reason":"${why}"`)
})

test('R45 SV9: cancels an endless response at the size limit, without trying another server', async () => {
  first.answer = () => 'endless'
  const answer = await get('/fee-estimates')
  expect([answer.status, await answer.text()]).toEqual([400, 'The answer is too large'])
  expect(second.seen).toEqual([])
})

test('returns 502 if no server responds', async () => {
  for (const node of [first, second]) node.answer = () => ({ status: 500, text: 'key=1' })
  const answer = await get('/fee-estimates', spare('1'))
  expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'NO_NODE' }])
})

test('SV1: uses no server of another chain, and none that does not identify its chain', async () => {
  const answer = await get('/fee-estimates', testnet)
  expect(await answer.json()).toEqual({ 1: 2 })
  expect(log.filter((line) => line.includes('node failed')).at(-1)).toContain('wrong chain')
  expect([first.seen.length, second.seen.length]).toEqual([0, 1])

  silent.add(spare('2'))
  expect((await get('/fee-estimates', spare('2'))).status).toBe(502)
  expect(log.filter((line) => line.includes('node failed')).at(-1)).toContain('chain unknown')
  expect([first.seen.length, second.seen.length]).toEqual([0, 1])
})

test('SV15: forwards the reason of a refused transaction; an unknown one is not found', async () => {
  const refusal = 'sendrawtransaction RPC error: {"code":-27,"message":"Transaction already in block chain"}'
  first.answer = () => ({ status: 400, text: refusal.padEnd(5_000) })
  const answer = await get('/tx', mainnet, { method: 'POST', body: '0200' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/plain'])
  expect(await answer.text()).toBe(refusal.padEnd(1_000))
  first.answer = () => ({ status: 400, text: '<p>Invalid address</p>', headers: { 'content-type': 'text/html' } })
  expect((await get(`/address/${address}`)).headers.get('content-type')).toBe('text/plain')
  first.answer = () => ({ status: 404, text: 'Transaction not found' })
  expect((await get(`/tx/${txid}/hex`)).status).toBe(404)
  expect(second.seen).toEqual([])
})

test('SV15 R57b: after a failure, sends a transaction to the next server, which may already have it', async () => {
  first.answer = () => ({ status: 504, text: 'too late' })
  second.answer = () => ({ status: 400, text: 'sendrawtransaction RPC error: {"message":"txn-already-in-mempool"}' })
  const answer = await get('/tx', spare('3'), { method: 'POST', body: '0200' })
  expect([answer.status, await answer.text()]).toMatchObject([400, expect.stringContaining('already-in-mempool')])
  expect([first.seen.length, second.seen.length]).toEqual([1, 1])
})

test('shares equal concurrent reads, but not transactions', async () => {
  const received = countRequests('/v1/esplora/fee-estimates')
  const fees = Promise.withResolvers<Answer>()
  first.answer = () => fees.promise
  const answers = Promise.all([1, 2, 3].map(async () => (await get('/fee-estimates')).json()))
  await expect.poll(received).toBe(3)
  await expect.poll(() => first.seen.length).toBeGreaterThan(0)
  await settle()
  fees.resolve({ text: '{"1":7}' })
  expect(await answers).toEqual([{ 1: 7 }, { 1: 7 }, { 1: 7 }])
  expect(first.seen).toHaveLength(1)
  await get('/fee-estimates')
  expect(first.seen).toHaveLength(2)
  const sent = Promise.withResolvers<Answer>()
  first.answer = () => sent.promise
  const sending = Promise.all([1, 2, 3].map(() => get('/tx', mainnet, { method: 'POST', body: '0200' })))
  await expect.poll(() => first.seen).toHaveLength(5)
  sent.resolve({ text: txid })
  await sending
})

test('SV8: sums and coins of an address take two tokens of the rate limit', async () => {
  first.answer = () => ({ text: '[]' })
  const statuses: number[] = []
  for (let count = 0; count < 151; count++) {
    const url = `${services.url}/v1/esplora/address/${address}/utxo?chainId=${mainnet}&projectId=costly`
    statuses.push((await fetch(url)).status)
  }
  expect(statuses).toEqual([...Array(150).fill(200), 429])
})

test('lists these networks separately from the JSON-RPC networks', async () => {
  expect((await getSupportedChains(createTestClient(services.url))).http).toEqual(['eip155:1'])
  const answer = await fetch(`${services.url}/v1/supported-chains?projectId=local`)
  expect(await answer.json()).toEqual({
    http: ['eip155:1'],
    ws: [],
    esplora: expect.arrayContaining([mainnet, testnet]),
  })
})

test.each([
  ['bip122:000000000019d6689c085ae165831e9', 'does not name a first block'],
  ['bip122:000000000019D6689C085AE165831E93', 'does not name a first block'],
  [mainnet, 'URL 1 of bip122:000000000019d6689c085ae165831e93 is not http or https'],
])('an invalid URL for the network %s fails the start, and the message contains no URL', async (chainId, message) => {
  const starting = startServices({ rpcUpstreams: { [chainId]: ['wss://node.example'] } })
  await expect(starting).rejects.toThrow(message)
  await expect(starting).rejects.not.toThrow('node.example')
})

/** Counts the requests of a path that servers of this process receive from now on. */
function countRequests(path: string): () => number {
  let count = 0
  const note = (event: unknown) => {
    const { request } = event as { readonly request: unknown }
    if (request instanceof IncomingMessage && request.url?.startsWith(path)) count++
  }
  subscribe('http.server.request.start', note)
  onTestFinished(() => void unsubscribe('http.server.request.start', note))
  return () => count
}

function get(path: string, chainId = mainnet, init: RequestInit = {}): Promise<Response> {
  return fetch(`${services.url}/v1/esplora${path}?chainId=${chainId}&projectId=local`, {
    ...init,
    headers: { origin: 'https://app.example' },
  })
}

async function startNode(): Promise<Node> {
  let url = ''
  const node: Node = {
    get url() {
      return url
    },
    at: (chainId) => `${url}/${chainId}`,
    seen: [],
    answer: () => 'hang',
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const path = request.url ?? ''
    const [, chainId = '', reference = ''] = /^\/(bip122:(\w+))\//.exec(path) ?? []
    if (/\/block-height\/0(\?|$)/.test(path)) {
      return response.end(silent.has(chainId) ? '<html>' : reference.padEnd(64, '7'))
    }
    const given = Object.keys(request.headers).filter(
      (name) => !/^(accept|connection|content-length|user-agent|sec-)/.test(name),
    )
    node.seen.push(`${request.method} ${path} ${body} ${given.sort().join()}`)
    const answer = await node.answer(path)
    if (answer === 'hang') return
    if (answer === 'endless') {
      const timer = setInterval(() => response.write(' '.repeat(1_000_000)), 1)
      response.on('close', () => clearInterval(timer))
      return
    }
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.text)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`
  return node
}
