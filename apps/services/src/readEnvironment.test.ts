import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from './readEnvironment.js'

const projects = [{ id: 'shop', allowedOrigins: ['https://shop.example'] }]

test('without any variable it is a service for this machine', () => {
  expect(readEnvironment({ HOME: '/root', DATABASE_URL: '' })).toEqual({
    port: 8_787,
    host: '127.0.0.1',
    proxies: 0,
    rateLimits: { burst: 600, perSecond: 30 },
    analyticsDays: 90,
    logger: expect.any(Object),
  })
})

test('every variable reaches its option', () => {
  const environment = {
    PORT: '80',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgresql://user:secret@db/services',
    NATS_URL: 'nats://nats:4222',
    RPC_UPSTREAMS: '{"eip155:1":["https://one.example","https://two.example"]}',
    PROJECTS: JSON.stringify(projects),
    RATE_LIMIT_BURST: '5',
    RATE_LIMIT_PER_SECOND: '1',
    PROXIES: '1',
    PUBLIC_HOSTS: 'services.example, relay.example:8443',
    ANALYTICS_DAYS: '7',
    LOG_LEVEL: 'silent',
  }
  expect(readEnvironment(environment)).toMatchObject({
    port: 80,
    host: '0.0.0.0',
    databaseUrl: environment.DATABASE_URL,
    natsUrl: environment.NATS_URL,
    rpcUpstreams: { 'eip155:1': ['https://one.example', 'https://two.example'] },
    projects: [{ ...projects[0], isAnalyticsEnabled: true }],
    rateLimits: { burst: 5, perSecond: 1 },
    proxies: 1,
    publicHosts: ['services.example', 'relay.example:8443'],
    analyticsDays: 7,
  })
})

test('T18: what is wrong is named, and no value of it is shown', () => {
  const environment = {
    PORT: 'secret',
    DATABASE_URL: 'mysql://secret',
    RPC_UPSTREAMS: '{"secret',
    PROJECTS: '[{"id":"a","allowedOrigin":"secret"}]',
    LOG_LEVEL: 'secret',
  }
  const read = () => readEnvironment(environment)
  for (const name of Object.keys(environment)) expect(read).toThrow(name)
  expect(read).not.toThrow(/secret/)
})

test('T18: it does not serve anybody on a network by mistake', () => {
  expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow('OPEN_TO_ALL=1')
  expect(readEnvironment({ HOST: '0.0.0.0', OPEN_TO_ALL: '1' }).projects).toBeUndefined()
  expect(readEnvironment({ HOST: '0.0.0.0', PROJECTS: '[]' }).projects).toEqual([])
})

test('projects can come from a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-projects-'))
  try {
    const file = path.join(folder, 'projects.json')
    writeFileSync(file, JSON.stringify(projects))
    expect(readEnvironment({ PROJECTS_FILE: file }).projects).toEqual([{ ...projects[0], isAnalyticsEnabled: true }])
    writeFileSync(file, '{"secret"')
    expect(() => readEnvironment({ PROJECTS_FILE: file })).toThrow('PROJECTS_FILE is not usable')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
