import { createServer, request as httpRequest } from 'node:http'
import { type AddressInfo, connect as connectTo } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { createFakeClock } from '../../testing/src/fakes/createFakeClock.js'
import { createMemoryMailbox, createRelay, type RelayLogFields, type RelayOptions } from '../src/exports/index.js'
import { createTestKey, createTestToken } from './clientToken.fixture.js'
import { createSocket, type TestSocket } from './createSocket.fixture.js'
import { startServer, type TestServer } from './startServer.fixture.js'
import { topicOf } from './storedMessage.fixture.js'

const topic = topicOf('a')
let server: TestServer
const sockets: TestSocket[] = []

async function start(options: RelayOptions = {}) {
  server = await startServer(options)
}

async function connect(options: Parameters<typeof createSocket>[1] = {}): Promise<TestSocket> {
  const socket = await createSocket(server.url, options)
  sockets.push(socket)
  return socket
}

const publish = (socket: TestSocket, message: string, more: object = {}) =>
  socket.call('irn_publish', { topic, message, ttl: 300, tag: 1108, ...more })

afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.terminate()
  await server.close()
})

test('responds to every method in the format of the protocol', async () => {
  await start()
  const [one, other] = [await connect(), await connect()]
  const [b, c] = [topicOf('b'), topicOf('c')]
  const id = /^[0-9a-f]{64}$/
  expect(await other.call('irn_subscribe', { topic })).toMatchObject({ result: expect.stringMatching(id) })
  expect(
    await publish(one, 'one', { attestation: 'signed', prompt: true, tvf: { txHashes: ['0xsecret'] } }),
  ).toMatchObject({
    result: true,
  })
  const messages = ['two', 'three'].map((message) => ({ topic: b, message, ttl: 300, tag: 1100 }))
  expect(await one.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
  await expect.poll(() => other.texts()).toEqual(['one'])
  expect(other.deliveries[0]?.params).toEqual({
    id: expect.stringMatching(id),
    data: { topic, message: 'one', publishedAt: expect.any(Number), tag: 1108, attestation: 'signed' },
  })
  expect(Number.isSafeInteger(other.deliveries[0]?.id)).toBe(true)

  const fetched = { topic, message: 'one', publishedAt: expect.any(Number), tag: 1108, attestation: 'signed' }
  expect(await other.call('irn_fetchMessages', { topic })).toMatchObject({
    result: { messages: [fetched], hasMore: false },
  })
  expect(await other.call('irn_batchFetchMessages', { topics: [topic, b] })).toMatchObject({
    result: { messages: [{ message: 'one' }, { message: 'two' }, { message: 'three' }], hasMore: false },
  })
  expect(await one.call('irn_fetchMessages', { topic })).toMatchObject({ result: { messages: [] } })

  expect(await other.call('irn_batchSubscribe', { topics: [b, c] })).toMatchObject({
    result: [expect.stringMatching(id), expect.stringMatching(id)],
  })
  await expect.poll(() => other.texts()).toEqual(['one', 'two', 'three'])
  // Clients compute the id themselves, so its value does not matter.
  expect(await other.call('irn_unsubscribe', { topic, id: 'whatever' })).toMatchObject({ result: true })
  expect(
    await other.call('irn_batchUnsubscribe', { subscriptions: [{ topic: b, id: '' }, { topic: c }] }),
  ).toMatchObject({
    result: true,
  })
  await publish(one, 'four')
  await one.call('irn_publish', { topic: c, message: 'five', ttl: 300, tag: 1 })
  expect(await other.call('irn_fetchMessages', { topic: c })).toMatchObject({
    result: { messages: [{ message: 'five' }] },
  })
  expect(other.texts()).toEqual(['one', 'two', 'three'])

  expect(await one.call('irn_unknown')).toMatchObject({ error: { code: -32601 } })
  for (const wrong of [
    { topic: 'short' },
    { ttl: '300' },
    { ttl: -1 },
    { tag: 1.5 },
    { message: '' },
    { message: {} },
  ]) {
    expect(await publish(one, 'x', wrong)).toMatchObject({ error: { code: -32602 } })
  }
  expect(await one.call('irn_batchSubscribe', { topics: new Array(501).fill(topic) })).toMatchObject({
    error: { code: -32602 },
  })
})

test('handles a proposal and an approval in one request each, with the tags that clients expect', async () => {
  await start()
  const [dapp, wallet] = [await connect(), await connect()]
  const [pairingTopic, sessionTopic] = [topicOf('pairing'), topicOf('session')]
  await dapp.call('wc_proposeSession', {
    pairingTopic,
    sessionProposal: 'proposal',
    ttl: 300,
    correlationId: 7,
    attestation: 'a',
  })
  await wallet.call('irn_subscribe', { topic: pairingTopic })
  await dapp.call('irn_subscribe', { topic: sessionTopic })
  await wallet.call('wc_approveSession', {
    pairingTopic,
    sessionTopic,
    sessionProposalResponse: 'yes',
    sessionSettlementRequest: 'settle',
    ttl: 300,
  })
  await expect.poll(() => dapp.texts()).toEqual(['yes', 'settle'])
  const data = (socket: TestSocket) => socket.deliveries.map(({ params }) => params.data)
  expect(data(wallet)).toMatchObject([{ topic: pairingTopic, message: 'proposal', tag: 1100, attestation: 'a' }])
  expect(data(dapp)).toMatchObject([
    { topic: pairingTopic, tag: 1101 },
    { topic: sessionTopic, tag: 1102 },
  ])
  // The wallet was subscribed to the session.
  await dapp.call('irn_publish', { topic: sessionTopic, message: 'settled', ttl: 300, tag: 1103 })
  await expect.poll(() => wallet.texts()).toEqual(['proposal', 'settled'])
})

test('reduces a time to live to the maximum', async () => {
  const clock = createFakeClock()
  await start({ clock, limits: { ttlMs: 80 } })
  const iat = clock.now() / 1000
  const claims = { iat, exp: iat + 86_400 }
  const [one, other] = [await connect({ claims }), await connect({ claims })]
  await publish(one, 'for a year', { ttl: 31_536_000 })
  const fetched = () =>
    other.call('irn_fetchMessages', { topic }).then(({ result }) => (result as { messages: object[] }).messages)
  await clock.advance(79)
  expect(await fetched()).toHaveLength(1)
  await clock.advance(1)
  expect(await fetched()).toEqual([])
})

test('returns ids of 19 digits unchanged', async () => {
  await start()
  const one = await connect()
  const id = '1763734567890123456'
  const line = await one.raw(`{"id":${id},"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"${topic}"}}`)
  expect(line).toContain(`"id":${id},`)
})

test('sends a message again on the next connection if the socket closed before the acknowledgement', async () => {
  await start()
  const key = createTestKey()
  const one = await connect()
  const first = await connect({ key, acknowledges: false })
  await first.call('irn_subscribe', { topic })
  await publish(one, 'answer')
  await expect.poll(() => first.texts()).toEqual(['answer'])
  first.socket.terminate()
  const second = await connect({ key })
  await second.call('irn_batchSubscribe', { topics: [topic] })
  await expect.poll(() => second.texts()).toEqual(['answer'])
})

test.each([
  ['an unknown project', { query: 'projectId=other&useOnCloseEvent=true' }, 'Unauthorized: invalid key'],
  ['no project', { query: 'useOnCloseEvent=true' }, 'Unauthorized: invalid key'],
  ['another origin', { origin: 'https://evil.example' }, 'Unauthorized: origin not allowed'],
  ['a clock a day ahead', { claims: { iat: 4e9, exp: 5e9 } }, 'JWT validation error: JWT Token is not yet valid'],
  ['an expired token', { claims: { iat: 1, exp: 2 } }, 'JWT validation error: JWT Token is expired'],
  ['a token for another relay', { claims: { aud: 'wss://x.example' } }, 'JWT validation error: JWT Token is not valid'],
])('T15: refuses a client with %s, and sends the reason', async (_, options, reason) => {
  await start({
    authorise: ({ projectId, origin }) => {
      if (projectId !== 'local') return 'invalidKey'
      return origin === undefined ? undefined : 'originNotAllowed'
    },
  })
  expect(await (await connect(options)).closed).toEqual({ code: 3000, reason })
  expect(server.relay.connectionCount()).toBe(0)
})

test('T15: responds with HTTP 401 or 403 to a refused client that does not read close events', async () => {
  await start({ authorise: () => 'originNotAllowed' })
  const token = createTestToken(createTestKey(), { aud: server.url })
  expect(await upgrade(`/?auth=${token}&projectId=local`)).toEqual({
    status: 403,
    text: 'Unauthorized: origin not allowed\n',
  })
  expect(await upgrade('/?auth=none&projectId=local')).toEqual({
    status: 401,
    text: 'JWT validation error: JWT Token is not valid\n',
  })
})

test('responds with HTTP 429 or 503 to connections above the limit per address or in total, until others close', async () => {
  await start({ limits: { connectionsPerAddress: 1 } })
  const one = await connect()
  expect((await upgrade('/')).status).toBe(429)
  one.socket.terminate()
  await expect.poll(() => upgrade('/').then(({ status }) => status)).toBe(401)
  await server.close()

  await start({ limits: { connections: 1, connectionsPerAddress: 9 } })
  await connect()
  expect((await upgrade('/')).status).toBe(503)
})

/** A clock that only tests advance, and the claims of a token that is valid on it. */
function createClock() {
  const clock = createFakeClock()
  const iat = clock.now() / 1000
  return { clock, claims: { iat, exp: iat + 86_400 } }
}

test('refuses too many messages per second and too many topics, and keeps the connection', async () => {
  const { clock, claims } = createClock()
  await start({ clock, limits: { publishesPerSecond: 1, topicsPerConnection: 2, heartbeatMs: 1e9 } })
  const one = await connect({ claims })
  const answers = await Promise.all(['1', '2', '3', '4', '5', '6'].map((message) => publish(one, message)))
  expect(answers.map(({ error }) => error?.code)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    -32005,
  ])
  const topics = ['a', 'b', 'c'].map(topicOf)
  expect(await one.call('irn_batchSubscribe', { topics })).toMatchObject({ error: { code: -32005 } })
  expect(await one.call('irn_batchSubscribe', { topics: topics.slice(1) })).toMatchObject({
    result: [{}, {}].map(() => expect.any(String)),
  })
})

test('counts repeated subscriptions and fetches towards the limit of topics per second', async () => {
  const { clock, claims } = createClock()
  await start({ clock, limits: { topicsPerSecond: 1, heartbeatMs: 1e9 } })
  const one = await connect({ claims })
  const topics = ['a', 'b', 'c', 'd'].map(topicOf)
  expect(await one.call('irn_batchSubscribe', { topics })).toHaveProperty('result')
  expect(await one.call('irn_batchSubscribe', { topics })).toMatchObject({ error: { code: -32005 } })
  expect(await one.call('irn_subscribe', { topic })).toHaveProperty('result')
  expect(await one.call('irn_subscribe', { topic })).toMatchObject({ error: { code: -32005 } })
  expect(await one.call('irn_fetchMessages', { topic })).toMatchObject({ error: { code: -32005 } })
  // Published bytes have a limit of their own.
  expect(await publish(one, 'one')).toMatchObject({ result: true })
})

test('RL9: applies the share of an address to all its connections, and evicts its oldest message above the share', async () => {
  let address = 'one'
  await start({ limits: { keptBytesPerAddress: 4_000 }, addressOf: () => address })
  const [first, second] = [await connect(), await connect()]
  address = 'other'
  const other = await connect()
  const fill = (socket: TestSocket, name: string) =>
    socket.call('irn_publish', { topic: topicOf(name), message: 'x'.repeat(400), ttl: 300, tag: 1108 })
  const isKept = async (name: string) => {
    const { result } = await (await connect()).call('irn_fetchMessages', { topic: topicOf(name) })
    return (result as { messages: object[] }).messages.length === 1
  }
  expect(await fill(other, 'random 1')).toMatchObject({ result: true })
  for (const [socket, name] of [
    [first, 'random 2'],
    [second, 'random 3'],
    [first, 'random 4'],
  ] as const) {
    expect(await fill(socket, name)).toMatchObject({ result: true })
  }
  const kept = await Promise.all([1, 2, 3, 4].map((number) => isKept(`random ${number}`)))
  expect(kept).toEqual([true, false, true, true])
})

test('RL9: does not count a message that is published again towards the share of its address', async () => {
  await start({ limits: { keptBytesPerAddress: 4_000, publishesPerSecond: 1_000 } })
  const one = await connect()
  await publish(one, 'first', { topic: topicOf('first') })
  for (let count = 0; count < 100; count++) await publish(one, 'again', { topic: topicOf('again') })
  const other = await connect()
  const fetched = await other.call('irn_batchFetchMessages', { topics: [topicOf('first'), topicOf('again')] })
  expect(fetched).toMatchObject({ result: { messages: [{ message: 'first' }, { message: 'again' }] } })
})

test('RL1: delivers a message to subscribers if the mailbox has no room, and returns an error only without subscribers', async () => {
  await start({ mailbox: createMemoryMailbox({ bytes: 100 }) })
  const [one, other] = [await connect(), await connect()]
  expect(await publish(one, 'nobody listens')).toMatchObject({ error: { code: -32005 } })
  await one.call('irn_subscribe', { topic })
  expect(await publish(one, 'only its sender listens')).toMatchObject({ error: { code: -32005 } })
  await other.call('irn_subscribe', { topic })
  expect(await publish(one, 'live')).toMatchObject({ result: true })
  await expect.poll(() => other.texts()).toEqual(['live'])
})

test('RL11: removes a message for a topic without a subscriber after at most a day', async () => {
  const { clock, claims } = createClock()
  await start({ clock, limits: { heartbeatMs: 1e9 } })
  const [one, other] = [await connect({ claims }), await connect({ claims })]
  const heard = topicOf('heard')
  await other.call('irn_subscribe', { topic: heard })
  const week = 7 * 86_400
  await publish(one, 'unheard', { ttl: week })
  await publish(one, 'heard', { ttl: week, topic: heard })
  const fetched = async () => {
    const { result } = await other.call('irn_batchFetchMessages', { topics: [topic, heard] })
    return (result as { messages: { message: string }[] }).messages.map(({ message }) => message)
  }
  await clock.advance(86_399_000)
  expect(await fetched()).toEqual(['unheard', 'heard'])
  await clock.advance(1_000)
  expect(await fetched()).toEqual(['heard'])
})

test('RL5: keeps the publish limit of an address that reconnects', async () => {
  const { clock, claims } = createClock()
  await start({ clock, limits: { publishesPerSecondPerAddress: 1, heartbeatMs: 1e9 } })
  const one = await connect({ claims })
  for (let count = 0; count < 5; count++) expect(await publish(one, `${count}`)).toMatchObject({ result: true })
  one.socket.terminate()
  await one.closed
  const again = await connect({ claims })
  expect(await publish(again, 'more')).toMatchObject({ error: { code: -32005 } })
  await clock.advance(1_000)
  expect(await publish(again, 'more')).toMatchObject({ result: true })
})

test('RL5: responds with HTTP 429 to an address that connects too often, even with invalid tokens', async () => {
  const { clock } = createClock()
  await start({ clock, limits: { handshakesPerSecondPerAddress: 1, heartbeatMs: 1e9 } })
  for (let count = 0; count < 5; count++) expect((await upgrade('/')).status).toBe(401)
  expect((await upgrade('/')).status).toBe(429)
  await clock.advance(1_000)
  expect((await upgrade('/')).status).toBe(401)
})

test('RL5: limits the topics of all connections of an address together', async () => {
  await start({ limits: { topicsPerAddress: 3 } })
  const [one, other] = [await connect(), await connect()]
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(topicOf)
  expect(await one.call('irn_batchSubscribe', { topics: [a, b] })).toHaveProperty('result')
  expect(await other.call('irn_batchSubscribe', { topics: [c, d] })).toMatchObject({ error: { code: -32005 } })
  expect(await other.call('irn_batchSubscribe', { topics: [c, c] })).toHaveProperty('result')
  await one.call('irn_unsubscribe', { topic: a })
  expect(await other.call('irn_subscribe', { topic: d })).toHaveProperty('result')
  one.socket.terminate()
  await expect.poll(() => other.call('irn_subscribe', { topic: a })).toHaveProperty('result')
})

test('RL7: closes the connection on a message in more than 64 fragments', async () => {
  await start()
  const one = await connect()
  for (let count = 0; count < 66; count++) one.socket.send('x', { fin: false })
  expect((await one.closed).code).toBe(1008)
})

test('RL6: closes the connection with the longest incomplete message if an address exceeds its memory limit', async () => {
  await start({ limits: { waitingBytesPerAddress: 500_000 } })
  const [heavy, light] = [await connect(), await connect()]
  heavy.socket.send('x'.repeat(400_000), { fin: false })
  light.socket.send('x'.repeat(200_000), { fin: false })
  await heavy.closed
  light.socket.send('', { fin: true })
  expect(await light.call('irn_subscribe', { topic })).toHaveProperty('result')
})

test('RL6: closes only the connection with most unread data if an address exceeds its memory limit', async () => {
  await start({ limits: { waitingBytesPerAddress: 1_000_000, publishedBytesPerSecond: 1e9 } })
  const [one, reader, slow] = [await connect(), await connect(), await connect({ acknowledges: false })]
  await slow.call('irn_subscribe', { topic })
  await reader.call('irn_subscribe', { topic })
  const texts = Array.from({ length: 12 }, (_, index) => `${index} ${'x'.repeat(100_000)}`)
  for (const text of texts) expect(await publish(one, text)).toMatchObject({ result: true })
  await slow.closed
  await expect.poll(() => reader.texts()).toEqual(texts)
})

test('RL6: pauses reading while too many requests wait for a slow mailbox, and responds to them later', async () => {
  const mailbox = createMemoryMailbox()
  let isSlow = true
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  const reads: string[] = []
  await start({
    // Without pausing, more than `waitingRequests` requests would be pending.
    limits: {
      waitingRequestBytes: 10_000,
      waitingRequests: 1_000,
      heartbeatMs: 20,
      topicsPerSecond: 1e6,
      topicsPerSecondPerAddress: 1e6,
      frameBytesPerSecond: 1e9,
      frameBytesPerSecondPerAddress: 1e9,
    },
    mailbox: {
      ...mailbox,
      async read(name) {
        reads.push(name)
        if (isSlow) await slow
        return mailbox.read(name)
      },
    },
  })
  const one = await connect()
  const filler = 'x'.repeat(4_000)
  const answers = Array.from({ length: 2_000 }, () => one.call('irn_fetchMessages', { topic, filler }))
  await expect.poll(() => reads.length).toBe(1)
  // Unread frames fill the system's buffers; pongs wait behind them.
  const other = await connect()
  let pings = 0
  other.socket.on('ping', () => pings++)
  await expect.poll(() => pings).toBeGreaterThan(5)
  isSlow = false
  release()
  for (const answer of await Promise.all(answers)) expect(answer).toHaveProperty('result')
})

test('RL8: closes the socket of a rejected client within a second, even if it ignores the closing handshake', async () => {
  await start()
  const { port } = new URL(server.url)
  const socket = connectTo({ port: Number(port), host: '127.0.0.1' })
  const head = ['GET /?auth=none&useOnCloseEvent=true HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket']
  const key = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13', '', '']
  socket.write([...head, ...key].join('\r\n'))
  const startedAt = performance.now()
  let bytes = Buffer.alloc(0)
  for await (const part of socket) bytes = Buffer.concat([bytes, part])
  expect(bytes.toString('latin1')).toMatch(/^HTTP\/1\.1 101 [\s\S]*JWT Token is not valid$/)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  await expect.poll(() => server.socketCount()).toBe(0)
})

test('limits the bytes that a client publishes per second, in one message or in many', async () => {
  const { clock, claims } = createClock()
  await start({ clock, limits: { publishedBytesPerSecond: 20, heartbeatMs: 1e9 } })
  const one = await connect({ claims })
  expect(await publish(one, 'x'.repeat(101))).toMatchObject({ error: { code: -32005 } })
  expect(await publish(one, 'x'.repeat(90))).toMatchObject({ result: true })
  expect(await publish(one, 'x'.repeat(50))).toMatchObject({ error: { code: -32005 } })
})

test('accepts any path by default, and ignores other paths if one is set', async () => {
  await start()
  for (const path of ['//', '/%', '/?auth=%ff&projectId', '*', '/?']) expect((await upgrade(path)).status).toBe(401)
  await server.close()
  const relay = createRelay()
  const http = createServer()
  const paths: (string | undefined)[] = []
  relay.attach(http, { path: '/relay' })
  http.on('upgrade', (request, socket) => {
    paths.push(request.url)
    if (!request.url?.startsWith('/relay')) socket.end('HTTP/1.1 418 Other\r\n\r\n')
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`
  const socketCount = () => Promise.resolve(0)
  server = {
    url,
    relay,
    socketCount,
    close: () => relay.close().then(() => new Promise((resolve) => http.close(() => resolve()))),
  }
  expect((await upgrade('/other?x')).status).toBe(418)
  expect((await upgrade('/relay?x')).status).toBe(401)
  expect(paths).toEqual(['/other?x', '/relay?x'])
})

test('T15: accepts a token for a host in `hosts`, and refuses one for the host of the request', async () => {
  await start({ hosts: ['relay.example'] })
  expect((await (await connect()).closed).reason).toBe('JWT validation error: JWT Token is not valid')
  const one = await connect({ claims: { aud: 'wss://relay.example' } })
  expect(await one.call('irn_subscribe', { topic })).toHaveProperty('result')
})

test('T15: refuses a token for another host, and logs that host and the expected ones once', async () => {
  const warnings: unknown[] = []
  const ignore = () => undefined
  const warn = (message: string, fields?: unknown) => void warnings.push([message, fields])
  await start({ hosts: ['relay.example'], logger: { debug: ignore, info: ignore, warn, error: ignore } })
  for (const aud of ['', 'wss://proxy.example:8443/relay', 'wss://other.example'])
    expect(await (await connect({ claims: { aud } })).closed).toMatchObject({ code: 3000 })
  expect(warnings).toEqual([
    [expect.stringContaining('its token is for another host'), { host: 'proxy.example:8443', hosts: 'relay.example' }],
  ])
})

test('T15: accepts only loopback names in the Host header without `hosts`, and logs an error for others once', async () => {
  const errors: string[] = []
  const ignore = () => undefined
  await start({ logger: { debug: ignore, info: ignore, warn: ignore, error: (message) => void errors.push(message) } })
  for (const host of ['other.example', 'localhost.other.example', '127.0.0.1.other.example', '10.0.0.1:5555'])
    expect(await (await connect({ claims: { aud: `wss://${host}` }, host })).closed).toMatchObject({ code: 3000 })
  expect(errors).toEqual(['Clients are refused: `hosts` does not say what this relay is called.'])
  for (const host of ['localhost', 'LOCALHOST:5555', 'app.localhost', '[::1]:5555']) {
    const one = await connect({ claims: { aud: `ws://${host}` }, host })
    expect(await one.call('irn_subscribe', { topic })).toHaveProperty('result')
  }
})

test('L7: closes the sockets of refused clients, even if they never close their side', async () => {
  await start()
  const { port } = new URL(server.url)
  const socket = connectTo({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  const head = ['GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket']
  socket.write(
    [...head, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13', '', ''].join('\r\n'),
  )
  let text = ''
  for await (const part of socket) text += part
  expect(text).toMatch(/^HTTP\/1\.1 401 /)
  expect(socket.writable).toBe(true)
  await expect.poll(() => server.socketCount()).toBe(0)
  socket.destroy()
})

test('refuses a client if `authorise` rejects, and logs the error', async () => {
  const errors: string[] = []
  const ignore = () => undefined
  await start({
    authorise: () => Promise.reject(new Error('The database is away.')),
    logger: {
      debug: ignore,
      info: ignore,
      warn: ignore,
      error: (message, fields) => void errors.push(message, String(fields?.cause)),
    },
  })
  await expect(connect()).rejects.toThrow('socket hang up')
  expect(errors).toEqual(['A client could not be let in.', 'Error: The database is away.'])
})

test('closes the connection on a frame that is too long, and responds with an error if the mailbox is full', async () => {
  await start({ limits: { frameBytes: 1_000 }, mailbox: createMemoryMailbox({ messagesPerTopic: 1 }) })
  const one = await connect()
  expect(await publish(one, 'one')).toMatchObject({ result: true })
  expect(await publish(one, 'two')).toMatchObject({ error: { code: -32005 } })
  one.socket.send('x'.repeat(1_001))
  expect((await one.closed).code).toBe(1009)
})

test('closes the connection of a slow reader, which receives its messages later', async () => {
  await start({ limits: { unacknowledged: 1, waitingBytes: 2_000, publishesPerSecond: 1_000 } })
  const key = createTestKey()
  const [one, slow] = [await connect(), await connect({ key, acknowledges: false })]
  await slow.call('irn_subscribe', { topic })
  const messages = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(900))
  for (const message of messages) await publish(one, message)
  await slow.closed
  const again = await connect({ key })
  await again.call('irn_subscribe', { topic })
  await expect.poll(() => again.texts()).toEqual(messages)
})

test('FI1: closes an unresponsive connection, and keeps one that answers pings', async () => {
  await start({ limits: { heartbeatMs: 20 } })
  const [alive, dead] = [await connect(), await connect()]
  let pings = 0
  alive.socket.on('ping', () => pings++)
  // It reads no frames, so it does not respond to pings.
  dead.socket.pause()
  await expect.poll(() => server.relay.connectionCount()).toBe(1)
  await expect.poll(() => pings).toBeGreaterThan(4)
  expect(alive.socket.readyState).toBe(alive.socket.OPEN)
})

test('RL5: reads a client above its limit more slowly, and responds to other clients meanwhile', async () => {
  const { clock, claims } = createClock()
  await start({ clock, limits: { frameBytesPerSecond: 10_000, heartbeatMs: 1e9 } })
  const [fast, other] = [await connect({ claims }), await connect({ claims })]
  let answered = 0
  const filler = 'x'.repeat(10_000)
  const sent = Array.from({ length: 400 }, async () => {
    await fast.call('irn_fetchMessages', { topic, filler })
    answered++
  })
  await expect.poll(() => answered).toBeGreaterThan(0)
  expect(await other.call('irn_fetchMessages', { topic })).toMatchObject({ result: { messages: [] } })
  expect(answered).toBeLessThan(200)
  const all = Promise.all(sent)
  await expect
    .poll(async () => {
      await clock.advance(60_000)
      return answered
    })
    .toBe(400)
  await all
})

test('answers any bytes with an error or ignores them, and keeps running', async () => {
  await start()
  const one = await connect()
  const frame = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.json(),
    fc
      .record({
        id: fc.jsonValue(),
        jsonrpc: fc.constant('2.0'),
        method: fc.constantFrom('irn_publish', 'irn_subscribe', 'irn_batchPublish', 'wc_approveSession', 'constructor'),
        params: fc.jsonValue(),
      })
      .map((value) => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 20 }), async (frames) => {
      for (const bytes of frames) one.socket.send(bytes)
      expect(await one.call('irn_unsubscribe', { topic })).toMatchObject({ result: true })
    }),
    { numRuns: 50 },
  )
})

test('L8: logs no topic, key, message or other data of a request', async () => {
  const lines: string[] = []
  const write = (message: string, fields?: RelayLogFields) => void lines.push(JSON.stringify([message, fields]))
  const mailbox = createMemoryMailbox()
  const broken = { ...mailbox, put: () => Promise.reject(new Error(`no stream for wc.5m.${topic}`)) }
  await start({
    mailbox: broken,
    logger: { debug: write, info: write, warn: write, error: write },
    limits: { waitingRequests: 3 },
    authorise: ({ projectId }) => (projectId === 'local' ? undefined : 'invalidKey'),
  })
  const one = await connect()
  expect(await publish(one, 'secret', { tvf: { txHashes: ['0xhash'] }, symKey: 'k' })).toMatchObject({
    error: { code: -32000 },
  })
  await (await connect({ query: 'projectId=wrong&useOnCloseEvent=true' })).closed
  for (let i = 0; i < 9; i++) one.socket.send(`{"id":${i},"method":"irn_subscribe","params":{"topic":"${topic}"}}`)
  await one.closed
  const log = lines.join('\n')
  expect(lines.length).toBeGreaterThan(2)
  for (const word of [topic, 'secret', '0xhash', one.key.did, 'symKey']) expect(log).not.toContain(word)
})

test('L7: closes all connections when the relay closes, and leaves its server open', async () => {
  await start()
  const one = await connect()
  await server.relay.close()
  await server.relay.close()
  expect(await one.closed).toEqual({ code: 1001, reason: 'The relay ends.' })
  await expect(createSocket(server.url)).rejects.toThrow()
})

function upgrade(path: string): Promise<{ readonly status: number | undefined; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    }
    const { hostname, port } = new URL(server.url)
    const request = httpRequest({ host: hostname, port, path, headers })
    request.on('response', async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve({ status: response.statusCode, text })
    })
    request.on('error', reject)
    request.end()
  })
}
