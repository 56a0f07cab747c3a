import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSkippableClock } from '../../../testing/src/fakes/createSkippableClock.js'
import { fetchText, readBodyText, readRetryAfterMs, type ServerRequest, splitCredentials } from './fetchText.js'

describe('fetchText', () => {
  const clock = createSkippableClock()

  /** A local server and a client for it. */
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

  test("reads the body of any status, with the server's Retry-After", async () => {
    const ask = await serve((_, response) => response.writeHead(503, { 'Retry-After': '3600' }).end('later'))
    expect(await ask()).toEqual({ status: 503, text: 'later', pauseMs: 3_600_000 })
    const askOther = await serve((_, response) => response.end())
    expect(await askOther()).toEqual({ status: 200, text: '', pauseMs: undefined })
  })

  test('sends a body by POST with its media type; user and password become a header', async () => {
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

  test('bypasses the HTTP cache if the caller requests it', async () => {
    const seen: (string | undefined)[] = []
    const ask = await serve((request, response) => {
      seen.push(request.headers['cache-control'])
      response.end()
    })
    await ask({ cache: 'no-store' })
    await ask()
    expect(seen).toEqual(['no-cache', undefined])
  })

  test('R45: rejects a body over the limit with HTTP_TOO_LARGE', async () => {
    const ask = await serve((_, response) => response.end('x'.repeat(2 ** 21 + 1)))
    await expect(ask()).rejects.toMatchObject({ code: 'HTTP_TOO_LARGE' })
    expect((await ask({ maxBytes: 2 ** 22 })).text).toHaveLength(2 ** 21 + 1)
  })

  test('L1: rejects with HTTP_TIMEOUT without a complete response, and closes the connection', async () => {
    for (const first of ['', 'some']) {
      const { promise: closed, resolve } = Promise.withResolvers<void>()
      const ask = await serve((request, response) => {
        request.on('close', resolve)
        if (first) response.writeHead(200).write(first)
        clock.skip(10_000)
      })
      await expect(ask()).rejects.toMatchObject({ code: 'HTTP_TIMEOUT' })
      await closed
    }
  })

  test('L1: rejects with the reason of an aborted signal; sends nothing if it has already aborted', async () => {
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

  test.each([301, 302, 303, 307, 308])('R47: rejects a redirect (%i) without following it', async (status) => {
    const paths: (string | undefined)[] = []
    const ask = await serve((request, response) => {
      paths.push(request.url)
      response.writeHead(request.url === '/elsewhere' ? 200 : status, { location: '/elsewhere' }).end('{}')
    })
    await expect(ask({ body: '{}' })).rejects.toThrow(TypeError)
    await expect(ask()).rejects.toThrow(TypeError)
    expect(paths).toEqual(Array(2).fill('/path?key=1'))
  })

  test('rejects with the error of fetch for an unreachable server', async () => {
    const ask = await serve((request) => request.destroy())
    await expect(ask()).rejects.toThrow(TypeError)
  })
})

describe('splitCredentials', () => {
  test('moves user and password of a URL into a header', () => {
    expect(splitCredentials('https://me:p%40ss@rpc.example/v1?key=1')).toEqual({
      url: 'https://rpc.example/v1?key=1',
      headers: { Authorization: `Basic ${btoa('me:p@ss')}` },
    })
  })

  test('does not change a URL without them', () => {
    expect(splitCredentials('https://rpc.example')).toEqual({ url: 'https://rpc.example', headers: {} })
  })
})

describe('readBodyText', () => {
  test('reads the whole body, also characters that are split between two chunks', async () => {
    const bytes = new TextEncoder().encode('a€b')
    const parts = [bytes.slice(0, 2), bytes.slice(2)]
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        const part = parts.shift()
        if (part) stream.enqueue(part)
        else stream.close()
      },
    })
    expect(await readBodyText(new Response(body))).toBe('a€b')
    expect(await readBodyText(new Response(null))).toBe('')
  })

  test('R45: cancels an endless body at the limit', async () => {
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(40)),
      cancel: () => {
        isCancelled = true
      },
    })
    await expect(readBodyText(new Response(body), 100)).rejects.toMatchObject({ code: 'HTTP_TOO_LARGE' })
    expect(isCancelled).toBe(true)
  })
})

describe('readRetryAfterMs', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')

  test.each([
    ['2', 2_000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:03 GMT', 3_000],
    ['31536000', 10_000],
    ['Fri, 01 Jan 2027 00:00:00 GMT', 10_000],
    ['-5', undefined],
    ['Wed, 31 Dec 2025 00:00:00 GMT', undefined],
    ['1.5', undefined],
    ['1e9', undefined],
    ['Infinity', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('R57: Retry-After %j is a pause of %j ms', (header, ms) => {
    expect(readRetryAfterMs(header, now, 10_000)).toBe(ms)
  })

  test('R57: bounds the pause for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const ms = readRetryAfterMs(header, now, 10_000) ?? 0
        expect(ms).toBeGreaterThanOrEqual(0)
        expect(ms).toBeLessThanOrEqual(10_000)
      }),
    )
  })
})
