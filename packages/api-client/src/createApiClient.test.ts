import { gzipSync } from 'node:zlib'
import { createFakeClock } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLocalClient, createTestClient } from '../test/createTestClient.js'
import { type HostileServer, startHostileServer } from '../test/startHostileServer.js'
import { sendEvent } from './analytics/sendEvent.js'
import { getIdentity } from './chainData/getIdentity.js'
import { getWallets } from './directory/getWallets.js'
import { getWalletImage } from './directory/images.js'

const page = { page: 1, entries: 40 }
const event = {
  eventId: 'e',
  url: 'https://app.example/',
  domain: 'app.example',
  timestamp: 0,
  props: { type: 'track', event: 'E' },
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)

let server: HostileServer
let other: HostileServer
beforeAll(async () => {
  server = await startHostileServer()
  other = await startHostileServer()
})
afterAll(() => Promise.all([server.close(), other.close()]))

/**
 * Advances the fake clock by `ms` once the server has received the request and `timers` timers are pending: one for
 * the request, one more for the body of an error. Checks that the call settles exactly then.
 */
async function outlast<T>(
  asking: (client: ReturnType<typeof createLocalClient>) => Promise<T>,
  ms: number,
  timers = 1,
): Promise<T> {
  const clock = createFakeClock()
  const before = server.requests.length
  const asked = asking(createLocalClient({ clock }, server.url))
  let isSettled = false
  asked.then(
    () => (isSettled = true),
    () => (isSettled = true),
  )
  await expect.poll(() => [server.requests.length, clock.timerCount()]).toEqual([before + 1, timers])
  await clock.advance(ms - 1)
  expect(isSettled).toBe(false)
  await clock.advance(1)
  return asked
}

describe('over real sockets', () => {
  test('every request states project and SDK, and sends neither cookie nor path', async () => {
    server.answer((response) => response.end('{"data":[],"count":0}'))
    await getWallets(createLocalClient({}, server.url), {
      ...page,
      chains: ['eip155:1', 'solana:x'],
      search: 'a&b=c#d',
    })
    expect(server.requests.at(-1)).toMatchObject({ method: 'GET', path: '/getWallets', body: '' })
    expect(Object.fromEntries(server.requests.at(-1)?.query ?? [])).toEqual({
      page: '1',
      entries: '40',
      chains: 'eip155:1,solana:x',
      search: 'a&b=c#d',
      projectId: 'local',
      st: 'appkit',
      sv: 'html-eip155-1.7.3',
    })
    expect(server.requests.at(-1)?.headers).not.toHaveProperty('cookie')
  })

  test('L2b: concurrent requests each receive their own response, in any order', async () => {
    const pending = new Map<string, () => void>()
    server.answer((response, { path }) => {
      const address = path.slice(path.lastIndexOf('/') + 1)
      pending.set(address, () => response.end(JSON.stringify({ name: `${address}.eth`, avatar: null })))
    })
    const client = createLocalClient({}, server.url)
    const addresses = ['0xa', '0xb', '0xc', '0xd']
    const answers = Promise.all(addresses.map((address) => getIdentity(client, { address })))
    await expect.poll(() => pending.size).toBe(addresses.length)
    for (const address of ['0xc', '0xa', '0xd', '0xb']) pending.get(address)?.()
    expect((await answers).map(({ name }) => name)).toEqual(addresses.map((address) => `${address}.eth`))
  })

  test('posts an event as plain text, which needs no CORS preflight', async () => {
    server.answer((response) => response.writeHead(202).end())
    await sendEvent(createLocalClient({}, server.url), event)
    const sent = server.requests.at(-1)
    expect(sent).toMatchObject({ method: 'POST', path: '/e', headers: { 'content-type': 'text/plain;charset=UTF-8' } })
    expect(JSON.parse(sent?.body ?? '')).toEqual(event)
    expect(sent?.query.get('projectId')).toBe('local')
    expect(sent?.query.get('sv')).toBe('html-eip155-1.7.3')
  })

  test('R219: posts lists on a page whose library adds toJSON to lists', async () => {
    server.answer((response) => response.end())
    const { props } = event
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a text', configurable: true })
    try {
      await sendEvent(createLocalClient({}, server.url), { ...event, props: { ...props, properties: { list: [1] } } })
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
    }
    expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toMatchObject({ props: { properties: { list: [1] } } })
  })

  test('R45: a slow body times out 10 s after the request', async () => {
    let dripping: ReturnType<typeof setInterval> | undefined
    server.answer((response) => {
      response.write('{"data":[')
      dripping = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(dripping))
    })
    const aborted = server.whenAborted()
    await expect(outlast((client) => getWallets(client, page), 10_000)).rejects.toMatchObject({ code: 'HTTP_TIMEOUT' })
    await aborted
  })

  test('R45: a server that never responds times out after 10 s', async () => {
    server.answer(() => undefined)
    await expect(outlast((client) => getWallets(client, page), 10_000)).rejects.toMatchObject({ code: 'HTTP_TIMEOUT' })
  })

  test('R49 FI9: a picture that does not arrive times out after 2 s', async () => {
    server.answer((response) => void response.write(png.subarray(0, 10)))
    await expect(outlast((client) => getWalletImage(client, 'a'), 2_000)).rejects.toMatchObject({
      code: 'HTTP_TIMEOUT',
    })
  })

  test('R45: stops reading a body of 100 MB at the limit', async () => {
    let written = 0
    server.answer((response) => {
      const chunk = Buffer.alloc(65_536, 0x20)
      const more = () => {
        while (written < 100_000_000 && !response.destroyed) {
          written += chunk.length
          if (!response.write(chunk)) return void response.once('drain', more)
        }
      }
      more()
    })
    await expect(getWallets(createLocalClient({}, server.url), page)).rejects.toMatchObject({ code: 'HTTP_TOO_LARGE' })
    await expect(getWalletImage(createLocalClient({}, server.url), 'a')).rejects.toMatchObject({
      code: 'HTTP_TOO_LARGE',
    })
    expect(written).toBeLessThan(50_000_000)
  })

  test('R45: applies the limit to the decompressed size of a gzip bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, 0x20))
    expect(bomb.length).toBeLessThan(100_000)
    server.answer((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    await expect(getWallets(createLocalClient({}, server.url), page)).rejects.toMatchObject({ code: 'HTTP_TOO_LARGE' })
  })

  test('rejects a truncated or wrongly encoded body as a failure of the server', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"data"', () => response.destroy())
    })
    await expect(getWallets(createLocalClient({}, server.url), page)).rejects.toMatchObject({ code: 'HTTP_FAILED' })
    server.answer((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'))
    await expect(getWallets(createLocalClient({}, server.url), page)).rejects.toMatchObject({ code: 'HTTP_FAILED' })
  })

  test.each([301, 302, 303, 307, 308])(
    'R47: rejects a redirect (%i), and sends the project id to no other server',
    async (status) => {
      const before = other.requests.length
      server.answer((response) => response.writeHead(status, { location: `${other.url}/getWallets` }).end())
      await expect(getWallets(createLocalClient({}, server.url), page)).rejects.toMatchObject({ code: 'HTTP_FAILED' })
      await expect(sendEvent(createLocalClient({}, server.url), event)).rejects.toMatchObject({ code: 'HTTP_FAILED' })
      expect(other.requests.length).toBe(before)
    },
  )

  test('R44: rejects HTML with status 200', async () => {
    server.answer((response) => response.end('<!doctype html><script>alert(1)</script>'))
    await expect(getWallets(createLocalClient({}, server.url), page)).rejects.toMatchObject({
      code: 'DIRECTORY_FAILED',
    })
    await expect(getIdentity(createLocalClient({}, server.url), { address: '0x1' })).rejects.toMatchObject({
      code: 'HTTP_BAD_RESPONSE',
    })
    await expect(getWalletImage(createLocalClient({}, server.url), 'a')).rejects.toMatchObject({
      code: 'HTTP_BAD_RESPONSE',
    })
  })

  test.each([400, 401, 403, 404, 429, 500, 503])(
    'R46: the error for status %i contains the number and not the body',
    async (status) => {
      server.answer((response) => response.writeHead(status).end('<b>secret of the server</b>'))
      const error: unknown = await getWallets(createLocalClient({}, server.url), page).catch(
        (caught: unknown) => caught,
      )
      expect(error).toMatchObject({ code: 'HTTP_STATUS', shortMessage: `HTTP status code: ${status}` })
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret')
    },
  )

  test('R46: an error body that never ends delays its status by no more than a second', async () => {
    server.answer((response) => void response.writeHead(403).write('never'))
    await expect(outlast((client) => getWallets(client, page), 1_000, 2)).rejects.toMatchObject({ code: 'HTTP_STATUS' })
  })

  test('R46: reports a 403 for an event as invalid app configuration', async () => {
    server.answer((response) => response.writeHead(403).end())
    const error: unknown = await sendEvent(createLocalClient({}, server.url), event).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'INVALID_APP_CONFIGURATION', shortMessage: 'Invalid App Configuration' })
    expect(error).toMatchObject({ cause: { code: 'HTTP_STATUS', shortMessage: 'HTTP status code: 403' } })
  })

  test.each([
    ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
    ['Unauthorized: invalid key', 'INVALID_APP_CONFIGURATION'],
    ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED'],
  ])('§8 R46: maps the server text "%s" to %s', async (text, code) => {
    server.answer((response) => response.writeHead(401).end(JSON.stringify({ reasons: [{ description: text }] })))
    await expect(getWallets(createLocalClient({}, server.url), page)).rejects.toMatchObject({
      code,
      cause: { shortMessage: text },
    })
  })

  test('rejects with HTTP_FAILED for an unreachable server, with its name and no personal data', async () => {
    const gone = await startHostileServer()
    await gone.close()
    const error: unknown = await getIdentity(createLocalClient({}, gone.url), { address: '0xabc' }).catch(
      (caught: unknown) => caught,
    )
    expect(error).toMatchObject({ code: 'HTTP_FAILED', details: expect.stringContaining(gone.url) })
    expect(String((error as { details?: unknown }).details)).not.toContain('0xabc')
  })

  test('L1: an aborted call rejects immediately and closes the connection', async () => {
    server.answer((response) => void response.write('{'))
    const abort = new AbortController()
    const asking = getWallets(createLocalClient({}, server.url), page, { signal: abort.signal })
    const before = server.requests.length
    await expect.poll(() => server.requests.length).toBe(before + 1)
    const aborted = server.whenAborted()
    abort.abort()
    await expect(asking).rejects.toMatchObject({ code: 'ABORTED' })
    await aborted
    await expect(getWallets(createLocalClient({}, server.url), page, { signal: abort.signal })).rejects.toMatchObject({
      code: 'ABORTED',
    })
    expect(server.requests.length).toBe(before + 1)
  })
})

test('fetch sends no cookie, follows no redirect and sends no path of the page', async () => {
  const seen: RequestInit[] = []
  const client = createLocalClient({
    fetch: async (_url, init) => {
      seen.push(init ?? {})
      return Response.json({ data: [], count: 0 })
    },
  })
  await getWallets(client, page)
  await sendEvent(client, event)
  for (const init of seen)
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'strict-origin' })
  expect(seen.map(({ keepalive }) => keepalive)).toEqual([false, true])
})

test('L7: leaves no timer', async () => {
  const { client, fetch, clock } = createTestClient()
  fetch.once('/getWallets', { json: { data: [], count: 0 } })
  await getWallets(client, page)
  fetch.once('/getWallets', { text: '', status: 403 })
  await getWallets(client, page).catch(() => undefined)
  expect(clock.timerCount()).toBe(0)
})
