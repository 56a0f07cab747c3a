import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createLogger } from '../log/createLogger.js'
import { createProjects, type Projects } from '../projects/createProjects.js'
import { createApp } from './createApp.js'
import { createRateLimiter } from './createRateLimiter.js'

/** The application behind one proxy; each caller has three requests. */
function start(projects: Projects) {
  const app = createApp({
    projects,
    rateLimiter: createRateLimiter({ burst: 3, perSecond: 1 }, () => 0),
    proxies: 1,
    logger: createLogger('silent'),
    ping: async () => undefined,
    addRoutes: (app) => app.get('/data', (context) => context.json({})),
  })
  return async (projectId: string, address: string) => {
    const incoming = new IncomingMessage(new Socket())
    incoming.headers['x-forwarded-for'] = address
    const bindings = { incoming, outgoing: new ServerResponse(incoming) }
    return (await app.request(`/data?projectId=${projectId}`, {}, bindings)).status
  }
}

test('T18: without a list of projects, a new project id does not count as a new caller', async () => {
  const ask = start(createProjects())
  const statuses = []
  for (const id of ['a', 'b', 'c', 'd', 'e']) statuses.push(await ask(id, '203.0.113.7'))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(await ask('a', '203.0.113.8')).toBe(200)
})

test('distinguishes callers with one address by listed projects', async () => {
  const ask = start(createProjects(['a', 'b'].map((id) => ({ id, allowedOrigins: [], isAnalyticsEnabled: false }))))
  const statuses = []
  for (const id of ['a', 'a', 'a', 'a', 'b']) statuses.push(await ask(id, '203.0.113.7'))
  expect(statuses).toEqual([200, 200, 200, 429, 200])
})

test('T18: a network of IPv6 addresses has one bucket', async () => {
  const ask = start(createProjects())
  const statuses = []
  for (const end of ['::1', '::2', ':a:b:c:d', '::ffff', ':0:0:0:9'])
    statuses.push(await ask('a', `2001:db8:1:2${end}`))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(await ask('a', '2001:db8:1:3::1')).toBe(200)
})

test('T18: a /56 of IPv6 addresses has two buckets and a /48 four, whatever addresses callers use', async () => {
  const ask = start(createProjects())
  const accepted = async (networks: readonly string[]) => {
    let count = 0
    for (const network of networks) if ((await ask('a', `${network}::1`)) === 200) count++
    return count
  }
  const networksFrom = (first: number, step: number) =>
    Array.from({ length: 20 }, (_, index) => `2001:db8:1:${(first + index * step).toString(16)}`)
  expect(await accepted(networksFrom(0, 1))).toBe(6)
  expect(await accepted(networksFrom(0x100, 0x100))).toBe(6)
  expect(await accepted(['2001:db8:2:0'])).toBe(1)
})
