import { expect, test } from 'vitest'
import { createLogger } from '../log/createLogger.js'
import { createProjects } from '../projects/createProjects.js'
import { createApp } from './createApp.js'
import { createHealthCheck } from './createHealthCheck.js'
import { createRateLimiter } from './createRateLimiter.js'

test('SV7: concurrent callers and callers within a second share one query', async () => {
  let now = 0
  let queries = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = createHealthCheck(
    () => {
      queries++
      return promise
    },
    () => now,
  )
  const asking = [check(), check()]
  now = 60_000
  asking.push(check())
  resolve()
  await Promise.all(asking)
  now += 999
  await check()
  expect(queries).toBe(1)
  now += 1
  await check()
  expect(queries).toBe(2)
})

test('SV7: caches a failure for a second, then queries the database again', async () => {
  let now = 0
  let isUp = false
  const check = createHealthCheck(
    async () => {
      if (!isUp) throw new Error('down')
    },
    () => now,
  )
  await expect(check()).rejects.toThrow('down')
  isUp = true
  await expect(check()).rejects.toThrow('down')
  now = 1_000
  await check()
})

test('SV7: /healthz does not query the database for each request', async () => {
  let queries = 0
  const app = createApp({
    projects: createProjects(),
    rateLimiter: createRateLimiter({ burst: 1, perSecond: 1 }),
    proxies: 0,
    logger: createLogger('silent'),
    ping: async () => {
      queries++
    },
    addRoutes: () => undefined,
  })
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.request('/healthz')))
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
  expect(queries).toBe(1)
})
