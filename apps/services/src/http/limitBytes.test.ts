import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { createEsploraRelay } from '../esplora/createEsploraRelay.js'
import { addEsploraRoutes } from '../esplora/esploraRoutes.js'
import { createLogger } from '../log/createLogger.js'
import { createProjects } from '../projects/createProjects.js'
import { createRpcRelay } from '../rpc/createRpcRelay.js'
import { addRpcRoutes } from '../rpc/rpcRoutes.js'
import { createApp } from './createApp.js'
import { type ByteLimits, createByteBudget } from './createByteBudget.js'
import { createRateLimiter } from './createRateLimiter.js'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/** A node that sends the start of a response of `size` bytes, and the rest when the test says so. */
async function startNode(size: number) {
  const waiting: ServerResponse[] = []
  const url = await listen(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    if (body.includes('eth_chainId')) return response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
    if (request.url === '/block-height/0') return response.end('000000000019d6689c085ae165831e93'.padEnd(64, '0'))
    response.write(request.method === 'GET' ? `["${'x'.repeat(size)}` : `{"result":["${'x'.repeat(size)}`)
    waiting.push(response)
  })
  return {
    url,
    waiting,
    finish: () => {
      for (const response of waiting.splice(0)) response.end(response.req.method === 'GET' ? '"]' : '"]}')
    },
  }
}

async function start(nodeUrl: string, limits: ByteLimits) {
  const byteBudget = createByteBudget(limits)
  const log: string[] = []
  const logger = createLogger('warn', (line) => log.push(line))
  const rateLimiter = createRateLimiter({ burst: 1_000, perSecond: 1_000 })
  const app = createApp({
    projects: createProjects(),
    rateLimiter,
    byteBudget,
    proxies: 1,
    logger,
    ping: async () => undefined,
    addRoutes: (app) => {
      addRpcRoutes(app, createRpcRelay({ 'eip155:1': [nodeUrl] }, logger), rateLimiter)
      addEsploraRoutes(app, createEsploraRelay({ [bitcoin]: [nodeUrl] }, logger), rateLimiter)
    },
  })
  const url = await listen(getRequestListener(app.fetch))
  let calls = 0
  return {
    byteBudget,
    log,
    url,
    call: (address: string) =>
      fetch(`${url}/v1/?chainId=eip155:1&projectId=local`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ data: `0x${calls++}` }] }),
      }),
    utxos: (address: string) =>
      fetch(
        `${url}/v1/esplora/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4/utxo?projectId=local&chainId=${bitcoin}`,
        { headers: { 'x-forwarded-for': address } },
      ),
  }
}

test('SV16: responses on their way are limited by caller, also before they are complete, and others are served', async () => {
  const node = await startNode(100_000)
  const { byteBudget, call, log } = await start(node.url, { perCaller: 350_000, inAll: 10_000_000 })
  const answers = Array.from({ length: 4 }, () => call('203.0.113.1'))
  const first = await Promise.any(
    answers.map(async (answer) => ((await answer).status === 429 ? answer : Promise.reject())),
  )
  expect(await first.json()).toMatchObject({ code: 'TOO_MANY_BYTES' })
  expect(first.headers.get('retry-after')).toBe('1')
  const other = call('203.0.113.2')
  await expect.poll(() => node.waiting.length).toBe(5)
  node.finish()
  expect((await other).status).toBe(200)
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
  await Promise.all((await Promise.all(answers)).map((answer) => (answer.bodyUsed ? undefined : answer.text())))
  await (await other).text()
  await expect.poll(() => byteBudget.bytes()).toBe(0)
  // A call that was given up says nothing about the node.
  expect(log).toEqual([])
})

test('SV16: equal reads of the Esplora API count for each caller', async () => {
  const node = await startNode(100_000)
  const { byteBudget, utxos } = await start(node.url, { perCaller: 350_000, inAll: 10_000_000 })
  const answers = ['203.0.113.1', '203.0.113.2'].map(utxos)
  await expect.poll(() => byteBudget.bytes()).toBeGreaterThan(200_000)
  expect(node.waiting).toHaveLength(1)
  node.finish()
  for (const answer of await Promise.all(answers))
    expect([answer.status, (await answer.text()).length]).toEqual([200, 100_004])
  await expect.poll(() => byteBudget.bytes()).toBe(0)
})

test('SV16: bodies of requests count until they are answered', async () => {
  const node = await startNode(10)
  const { byteBudget, url } = await start(node.url, { perCaller: 100_000, inAll: 10_000_000 })
  const begin = () => {
    const head =
      'POST /v1/?chainId=eip155:1&projectId=local HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\n\r\n'
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(head + ' '.repeat(60_000)))
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
    return { socket, answer }
  }
  const first = begin()
  await expect.poll(() => byteBudget.bytes()).toBeGreaterThan(50_000)
  const second = begin()
  expect(await Promise.race([first.answer, second.answer])).toMatch(/^HTTP\/1\.1 429 /)
  for (const { socket } of [first, second]) socket.destroy()
  await expect.poll(() => byteBudget.bytes()).toBe(0)
})

test('SV16: a response that its caller does not read is cut off when the caller exceeds its limit', async () => {
  // More than the buffers of the system hold.
  const node = await startNode(7_000_000)
  const { byteBudget, call, url } = await start(node.url, { perCaller: 40_000_000, inAll: 100_000_000 })
  const begin = (id: number) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'eth_call', params: [{ data: `0xff${id}` }] })
    const head = `POST /v1/?chainId=eip155:1&projectId=local HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.1\r\ncontent-length: ${body.length}\r\n\r\n`
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(head + body))
    socket.on('error', () => undefined)
    return {
      socket,
      begun: new Promise<void>((resolve) => {
        socket.once('data', () => {
          socket.pause()
          resolve()
        })
      }),
    }
  }
  const unread = [begin(1), begin(2)]
  await expect.poll(() => node.waiting.length).toBe(2)
  node.finish()
  await Promise.all(unread.map(({ begun }) => begun))
  expect(byteBudget.bytes()).toBeGreaterThan(2 * 14_000_000)
  const next = call('203.0.113.1')
  await expect.poll(() => node.waiting.length).toBe(1)
  node.finish()
  const answer = await next
  expect([answer.status, (await answer.text()).length]).toEqual([200, 7_000_038])
  // One of the two unread responses was cut off, and the third is read.
  await expect.poll(() => byteBudget.bytes()).toBeLessThan(15_000_000)
  expect(byteBudget.bytes()).toBeGreaterThan(14_000_000)
  for (const { socket } of unread) socket.destroy()
  await expect.poll(() => byteBudget.bytes()).toBe(0)
})
