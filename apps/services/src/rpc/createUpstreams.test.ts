import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { chainCheck } from './chainCheck.js'
import { createUpstreams as create, type UpstreamsOptions } from './createUpstreams.js'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type TestNode = { readonly url: string; readonly asked: () => number; readonly verified: () => number }

/** A scripted node, by default of chain 7. */
async function start(listener: RequestListener, proof: RequestListener = answer('"0x7"')): Promise<TestNode> {
  let asked = 0
  let verified = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const isProof = /eth_chainId|getGenesisHash|chain_getBlockHash/.test(Buffer.concat(chunks).toString())
    // Ports are reused, so a client of an earlier server can connect to this one.
    if (request.url === '/node') isProof ? verified++ : asked++
    ;(isProof ? proof : listener)(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/node`, asked: () => asked, verified: () => verified }
}

function answer(result: string): RequestListener {
  return (_, response) => response.end(`{"jsonrpc":"2.0","id":1,"result":${result}}`)
}

function createUpstreams(urls: readonly string[], onFailure: UpstreamsOptions['onFailure'], times: object = {}) {
  const { ask } = create(urls, { chain: chainCheck('eip155:7'), onFailure, ...times })
  return { ask: (method: string, params: string, signal: AbortSignal) => ask({ method, params }, signal) }
}

const good = answer('"0x1"')
const endless: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write(' '.repeat(1_000_000)), 1)
  response.on('close', () => clearInterval(timer))
}

test('R45: tries the next node if one hangs, responds slowly or redirects', async () => {
  const other = await start(good)
  const bad: [reason: RegExp, listener: RequestListener][] = [
    [/^timeout$/, () => undefined],
    [/^timeout$/, (_, response) => response.write('{"jsonrpc"')],
    [/^unreachable$/, (_, response) => response.writeHead(307, { location: other.url }).end()],
    [
      /^status 403$/,
      (_, response) => response.writeHead(403).end('{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"key"}}'),
    ],
    [/^unreachable$/, (request) => request.socket.destroy()],
  ]
  for (const [reason, listener] of bad) {
    const [first, second] = [await start(listener), await start(good)]
    const failures: string[] = []
    const upstreams = createUpstreams([first.url, second.url], (_, why) => failures.push(why), {
      attemptMs: 2_000,
      restMs: 60_000,
    })
    const answer = await upstreams.ask('m', '[]', AbortSignal.timeout(20_000))
    expect(answer).toEqual({ kind: 'result', text: '"0x1"' })
    expect(failures).toEqual([expect.stringMatching(reason)])
  }
  expect(other.asked()).toBe(0)
})

test('R45 SV9: cancels an endless response at the size limit, without trying another node', async () => {
  const [first, second] = [await start(endless), await start(good)]
  const failures: string[] = []
  const upstreams = createUpstreams([first.url, second.url], (_, why) => failures.push(why), {
    attemptMs: 20_000,
    restMs: 60_000,
  })
  const ask = () => upstreams.ask('m', '[]', AbortSignal.timeout(25_000))
  expect(await ask()).toMatchObject({ kind: 'error', text: expect.stringContaining('-32005') })
  // The node works, so it is not paused.
  await ask()
  expect([first.asked(), second.asked(), failures.length]).toEqual([2, 0, 0])
})

test.each([
  ['eip155:7', '"0x7"', '"0x8"'],
  ['eip155:7', '"0x07"', '"7"'],
  ['eip155:7', '"0x7"', 'null'],
  [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    '"5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"',
    '"EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG"',
  ],
  [
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    '"0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3"',
    '"0xe143f23803ac50e8f6f8e62695d1ce9e4e1d68aa36c1cd2cfd15340213f3423e"',
  ],
])('SV1: uses a node of %s if its chain is %s, and not if it is %s', async (chainId, right, wrong) => {
  const [bad, other] = [await start(good, answer(wrong)), await start(good, answer(right))]
  const failures: [number, string][] = []
  const onFailure = (index: number, why: string) => failures.push([index, why])
  const upstreams = create([bad.url, other.url], { chain: chainCheck(chainId), onFailure })
  const question = { method: 'm', params: '[]' }
  const asking = [1, 2, 3].map(() => upstreams.ask(question, AbortSignal.timeout(20_000)))
  expect(await Promise.all(asking)).toEqual(Array(3).fill({ kind: 'result', text: '"0x1"' }))
  expect([bad.asked(), other.asked()]).toEqual([0, 3])
  expect([bad.verified(), other.verified()]).toEqual([1, 1])
  expect(failures).toContainEqual([0, 'wrong chain'])
})

test('SV1: does not use a node that does not report its chain', async () => {
  const refusing = await start(good, (_, response) =>
    response.end('{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no such method"}}'),
  )
  const failures: string[] = []
  const upstreams = createUpstreams([refusing.url], (_, why) => failures.push(why))
  expect(await upstreams.ask('m', '[]', AbortSignal.timeout(20_000))).toBeUndefined()
  expect([refusing.asked(), failures]).toEqual([0, ['chain unknown']])
})

test("SV1: verifies a node's chain again after a failure", async () => {
  let fails = false
  let chain = '"0x7"'
  const listener: RequestListener = (request, response) =>
    fails ? response.writeHead(500).end() : good(request, response)
  const node = await start(listener, (request, response) => answer(chain)(request, response))
  const failures: string[] = []
  const upstreams = createUpstreams([node.url], (_, why) => failures.push(why), { restMs: 0 })
  const ask = () => upstreams.ask('m', '[]', AbortSignal.timeout(20_000))
  expect([await ask(), await ask(), node.verified()]).toMatchObject([{ text: '"0x1"' }, { text: '"0x1"' }, 1])
  fails = true
  expect(await ask()).toBeUndefined()
  fails = false
  // Another node responds at the same URL now.
  chain = '"0x1"'
  expect(await ask()).toBeUndefined()
  expect([failures, node.verified(), node.asked()]).toEqual([['status 500', 'wrong chain'], 2, 3])
})

test('L1: a call ends with its signal while a node is being verified', async () => {
  const silent = await start(good, () => undefined)
  const upstreams = createUpstreams([silent.url], () => undefined, { attemptMs: 60_000 })
  expect(await upstreams.ask('m', '[]', AbortSignal.timeout(100))).toBeUndefined()
})

test('T18: sends user and password of a URL to the node as a header, and never logs them', async () => {
  const seen: (string | undefined)[] = []
  let isUp = true
  const listener =
    (right: RequestListener): RequestListener =>
    (request, response) => {
      seen.push(request.headers.authorization)
      if (isUp) right(request, response)
      else request.socket.destroy()
    }
  const node = await start(listener(good), listener(answer('"0x7"')))
  const failures: string[] = []
  const upstreams = createUpstreams([node.url.replace('//', '//user:p%40ss@')], (_, why) => failures.push(why))
  const ask = () => upstreams.ask('m', '[]', AbortSignal.timeout(20_000))
  expect(await ask()).toEqual({ kind: 'result', text: '"0x1"' })
  expect(seen).toEqual(Array(2).fill(`Basic ${btoa('user:p@ss')}`))
  isUp = false
  expect(await ask()).toBeUndefined()
  expect(failures).toEqual(['unreachable'])
})

test('retries a failed node after its pause, or if no other responds', async () => {
  let isUp = false
  const first = await start((request, response) => (isUp ? good(request, response) : response.writeHead(500).end()))
  const second = await start((_, response) => response.writeHead(500).end())
  const upstreams = createUpstreams([first.url, second.url], () => undefined, { attemptMs: 5_000, restMs: 60_000 })
  const ask = () => upstreams.ask('m', '[]', AbortSignal.timeout(20_000))
  expect(await ask()).toBeUndefined()
  isUp = true
  expect(await ask()).toEqual({ kind: 'result', text: '"0x1"' })
  expect([first.asked(), second.asked()]).toEqual([2, 1])
})

test('sends no request after the timeout of the call', async () => {
  const node = await start(good)
  const upstreams = createUpstreams([node.url], () => undefined)
  expect(await upstreams.ask('m', '[]', AbortSignal.abort())).toBeUndefined()
  expect(node.asked()).toBe(0)
})
