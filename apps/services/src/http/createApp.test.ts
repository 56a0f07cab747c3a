import { request } from 'node:http'
import { connect } from 'node:net'
import { getWallets, sendEvent } from '@latchkey/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.fixture.js'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

const origin = 'https://shop.example'
let services: Services

beforeAll(async () => {
  services = await startServices({
    projects: [
      { id: 'shop', allowedOrigins: [origin], isAnalyticsEnabled: false },
      { id: 'curious', allowedOrigins: [], isAnalyticsEnabled: true },
      { id: 'members', allowedOrigins: [origin], isAnalyticsEnabled: false },
      { id: 'quota', allowedOrigins: [], isAnalyticsEnabled: true },
      { id: 'busy', allowedOrigins: [], isAnalyticsEnabled: true },
    ],
    // Refills almost nothing, even if the tests are slow.
    rateLimits: { burst: 50, perSecond: 0.001 },
    eventsPerMinute: 2,
  })
})
afterAll(() => services?.close())

test('R46: a page of another origin receives only the reason of the refusal', async () => {
  const client = (page?: string, projectId = 'shop') =>
    createTestClient(services.url, { projectId, ...(page ? { origin: page } : {}) })
  const ask = (page?: string, projectId?: string) => getWallets(client(page, projectId), { page: 1, entries: 1 })
  expect((await ask(origin)).wallets).toHaveLength(1)
  expect((await ask()).wallets).toHaveLength(1)
  await expect(ask('https://evil.example')).rejects.toMatchObject({
    code: 'INVALID_APP_CONFIGURATION',
    cause: { code: 'SERVER_ORIGIN_NOT_ALLOWED' },
  })
  await expect(ask(origin, 'nobody')).rejects.toMatchObject({
    code: 'INVALID_APP_CONFIGURATION',
    cause: { code: 'SERVER_INVALID_KEY' },
  })
  const event = {
    eventId: crypto.randomUUID(),
    url: `${origin}/`,
    domain: 'shop.example',
    timestamp: Date.UTC(2026, 0, 2),
    props: { type: 'track', event: 'MODAL_OPEN' },
  }
  await expect(sendEvent(client('https://evil.example'), event)).rejects.toMatchObject({
    code: 'INVALID_APP_CONFIGURATION',
  })
  await expect(sendEvent(client(origin), event)).resolves.toBeUndefined()
})

test('accepts an event of a project without events, without reading it', async () => {
  const body = JSON.stringify({
    eventId: crypto.randomUUID(),
    url: `${origin}/`,
    domain: 'shop.example',
    timestamp: Date.UTC(2026, 0, 2),
    props: { type: 'track', event: 'MODAL_OPEN', properties: { half: '\ud800' } },
  })
  const send = async (projectId: string) =>
    (await fetch(`${services.url}/e?projectId=${projectId}`, { method: 'POST', body })).status
  expect([await send('shop'), await send('curious')]).toEqual([202, 400])
})

test('SV10: refuses events of a project over its quota', async () => {
  const send = async () => {
    const props = { type: 'track', event: 'MODAL_OPEN' }
    const event = { eventId: crypto.randomUUID(), url: '', domain: '', timestamp: Date.UTC(2026, 0, 2), props }
    const url = `${services.url}/e?projectId=quota`
    return (await fetch(url, { method: 'POST', body: JSON.stringify(event) })).status
  }
  expect([await send(), await send(), await send()]).toEqual([202, 202, 429])
})

test('R71: guessing signatures uses up the rate limit ten times as fast', async () => {
  const url = `${services.url}/auth/v1/authenticate?projectId=members`
  const body = JSON.stringify({ message: 'm', signature: 's' })
  const headers = { origin, 'content-type': 'application/json' }
  const attempts = Array.from({ length: 7 }, () => fetch(url, { method: 'POST', headers, body }))
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  const refused = await fetch(url, { method: 'POST', headers, body })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('every page can read its responses, including errors', async () => {
  for (const path of ['/getWallets?projectId=shop', '/getWallets?projectId=nobody', '/nothing?projectId=shop']) {
    const answer = await fetch(services.url + path, { headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('vary')).toContain('origin')
  }
  const preflight = await fetch(`${services.url}/v1/?chainId=eip155:1&projectId=shop`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST')
})

test('SV13: every response has the same protective headers', async () => {
  for (const path of [
    '/healthz',
    '/getWallets?projectId=shop',
    '/getWallets',
    '/nothing?projectId=shop',
    '/v1/onramp/options?projectId=shop',
  ]) {
    const { headers } = await fetch(services.url + path)
    expect(
      Object.fromEntries([...headers].filter(([name]) => /^(content-security|x-|referrer|strict|cross)/.test(name))),
    ).toEqual({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
  }
})

test('unknown, missing and invalid requests receive a JSON error', async () => {
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`${services.url}${path}?projectId=shop`, { method })
    const { code, error } = (await answer.json()) as { code: string; error: string }
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return [answer.status, code, error, answer.headers.get('allow')]
  }
  expect(await ask('/nothing')).toEqual([404, 'NOT_FOUND', 'There is nothing here', null])
  expect(await ask('/getWallets', 'POST')).toEqual([405, 'METHOD_NOT_ALLOWED', 'Ask by GET', 'GET'])
  expect(await ask('/e')).toEqual([405, 'METHOD_NOT_ALLOWED', 'Ask by POST', 'POST'])
  expect(await ask('/getWallets', 'DELETE')).toEqual([405, 'METHOD_NOT_ALLOWED', 'Ask by GET', 'GET'])
  expect(await ask('/v1/account/0x1/history')).toEqual([
    501,
    'NOT_OFFERED',
    'Not offered here: transaction history',
    null,
  ])
  expect(await ask('/v1/convert/build-transaction', 'POST')).toEqual([
    501,
    'NOT_OFFERED',
    'Not offered here: swaps',
    null,
  ])
})

test('R45: refuses an endless body as soon as it is too large', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(4_096).fill(32)),
  })
  const answer = fetch(`${services.url}/e?projectId=shop`, {
    method: 'POST',
    body: endless,
    duplex: 'half',
  } as RequestInit)
  await expect(answer.then(({ status }) => status).catch(() => 'ended')).resolves.toSatisfy(
    (end) => end === 413 || end === 'ended',
  )
})

test('T18: invalid HTTP only closes its connection', async () => {
  const { port } = new URL(services.url)
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('\u0000\u0001nonsense\r\n\r\n'))
    socket
      .resume()
      .on('close', () => resolve())
      .on('error', reject)
  })
  expect((await fetch(`${services.url}/healthz`)).status).toBe(200)
})

test('tells a caller over its limit when to retry, without affecting others', async () => {
  const ask = (projectId: string) => fetch(`${services.url}/getAnalyticsConfig?projectId=${projectId}`)
  const statuses: number[] = []
  for (let count = 0; count < 51; count++) statuses.push((await ask('busy')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  const refused = await ask('busy')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await ask('shop')).status).toBe(200)
})

test('the relay shares the port and also requires a project', async () => {
  const upgrade = (query: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      }
      request(`${services.relayUrl.replace('ws', 'http')}/${query}`, { headers })
        .on('response', ({ statusCode }) => resolve(statusCode))
        .on('upgrade', (_, socket) => socket.destroy() && resolve(101))
        .on('error', reject)
        .end()
    })
  expect(await upgrade('')).toBe(401)
  expect(await upgrade('?projectId=nobody&auth=x')).toBe(401)
})
