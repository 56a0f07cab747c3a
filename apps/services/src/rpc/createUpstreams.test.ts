import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createUpstreams } from './createUpstreams.js'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A node that behaves in one way; a real one cannot be told to. */
async function start(listener: RequestListener): Promise<{ readonly url: string; readonly asked: () => number }> {
  let asked = 0
  const server = createServer((request, response) => {
    // Ports are given out again: a client of an earlier server can knock on this one.
    if (request.url === '/node') asked++
    listener(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/node`, asked: () => asked }
}

const good: RequestListener = (_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
const endless: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write(' '.repeat(1_000_000)), 1)
  response.on('close', () => clearInterval(timer))
}

test('R45: a node that hangs, drips or sends elsewhere is left for the next', async () => {
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

test('R45: an answer that never ends is given up by its size, long before its time is over', async () => {
  const [first, second] = [await start(endless), await start(good)]
  const failures: string[] = []
  const upstreams = createUpstreams([first.url, second.url], (_, why) => failures.push(why), {
    attemptMs: 20_000,
    restMs: 60_000,
  })
  expect(await upstreams.ask('m', '[]', AbortSignal.timeout(25_000))).toEqual({ kind: 'result', text: '"0x1"' })
  expect(failures).toEqual(['too large'])
})

test('T18: user and password of a URL reach the node as a header, and no log', async () => {
  const seen: (string | undefined)[] = []
  const node = await start((request, response) => {
    seen.push(request.headers.authorization)
    if (seen.length === 1) good(request, response)
    else request.socket.destroy()
  })
  const failures: string[] = []
  const upstreams = createUpstreams([node.url.replace('//', '//user:p%40ss@')], (_, why) => failures.push(why))
  const ask = () => upstreams.ask('m', '[]', AbortSignal.timeout(20_000))
  expect(await ask()).toEqual({ kind: 'result', text: '"0x1"' })
  expect(seen).toEqual([`Basic ${btoa('user:p@ss')}`])
  expect(await ask()).toBeUndefined()
  expect(failures).toEqual(['unreachable'])
})

test('one that failed is asked again after its rest, or when no other answers', async () => {
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

test('nobody is asked once the time of the call is over', async () => {
  const node = await start(good)
  const upstreams = createUpstreams([node.url], () => undefined)
  expect(await upstreams.ask('m', '[]', AbortSignal.abort())).toBeUndefined()
  expect(node.asked()).toBe(0)
})
