import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchText, type ServerRequest } from './fetchText.js'

const clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as number),
}

/** A server on the loopback interface, and what asks it. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return (request: Partial<ServerRequest> = {}, user = '') =>
    fetchText({ clock, fetch }, `http://${user}127.0.0.1:${port}/path?key=1`, {
      signal: new AbortController().signal,
      ...request,
    })
}

test('the answer is read whatever its status, with the pause the server wants', async () => {
  const ask = await serve((_, response) => response.writeHead(503, { 'Retry-After': '3600' }).end('later'))
  expect(await ask()).toEqual({ status: 503, text: 'later', pauseMs: 3_600_000 })
  const askOther = await serve((_, response) => response.end())
  expect(await askOther()).toEqual({ status: 200, text: '', pauseMs: undefined })
})

test('a body goes by POST as what it is; user and password go in the header they stand for', async () => {
  const seen: [string | undefined, string | undefined, IncomingHttpHeaders, string][] = []
  const ask = await serve(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    seen.push([request.method, request.url, request.headers, text])
    response.end()
  })
  await ask({ body: '{}', contentType: 'application/json' }, 'me:s%20cret@')
  await ask()
  const authorization = `Basic ${btoa('me:s cret')}`
  expect(seen[0]).toMatchObject(['POST', '/path?key=1', { authorization, 'content-type': 'application/json' }, '{}'])
  expect(seen[1]).toMatchObject(['GET', '/path?key=1', {}, ''])
  expect(seen[1]?.[2]).not.toHaveProperty('authorization')
})

test('R45: more than may be read is HTTP_TOO_LARGE', async () => {
  const ask = await serve((_, response) => response.end('x'.repeat(2 ** 21 + 1)))
  await expect(ask()).rejects.toMatchObject({ code: 'HTTP_TOO_LARGE' })
  expect((await ask({ maxBytes: 2 ** 22 })).text).toHaveLength(2 ** 21 + 1)
})

test('L1: a server that does not answer, or not to its end, is HTTP_TIMEOUT, and the connection is given up', async () => {
  for (const first of ['', 'some']) {
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    const ask = await serve((request, response) => {
      request.on('close', resolve)
      if (first) response.writeHead(200).write(first)
    })
    await expect(ask({ ms: 50 })).rejects.toMatchObject({ code: 'HTTP_TIMEOUT' })
    await closed
  }
})

test('L1: a signal ends it with its reason; one that fired before lets nothing be sent', async () => {
  let count = 0
  const end = new AbortController()
  const ask = await serve(() => {
    count++
    end.abort()
  })
  await expect(ask({ signal: end.signal })).rejects.toMatchObject({ code: 'ABORTED' })
  await expect(ask({ signal: end.signal })).rejects.toMatchObject({ code: 'ABORTED' })
  expect(count).toBe(1)
})

test.each([301, 302, 303, 307, 308])('R47: a redirect (%i) is refused, and its target is not asked', async (status) => {
  const paths: (string | undefined)[] = []
  const ask = await serve((request, response) => {
    paths.push(request.url)
    response.writeHead(request.url === '/elsewhere' ? 200 : status, { location: '/elsewhere' }).end('{}')
  })
  await expect(ask({ body: '{}' })).rejects.toThrow(TypeError)
  await expect(ask()).rejects.toThrow(TypeError)
  expect(paths).toEqual(Array(2).fill('/path?key=1'))
})

test('a server that cannot be reached is what fetch rejects with', async () => {
  const ask = await serve((request) => request.destroy())
  await expect(ask()).rejects.toThrow(TypeError)
})
