import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from './readEnvironment.js'

const projects = [{ id: 'shop', allowedOrigins: ['https://shop.example'] }]

test('without variables, serves this machine only', () => {
  expect(readEnvironment({ HOME: '/root', DATABASE_URL: '' })).toEqual({
    port: 8_787,
    host: '127.0.0.1',
    proxies: 0,
    rateLimits: { burst: 600, perSecond: 30 },
    analyticsDays: 90,
    eventsPerMinute: 1_000,
    logger: expect.any(Object),
  })
})

test('RL13, RL17: every variable sets its option', () => {
  const environment = {
    PORT: '80',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgresql://user:secret@db/services',
    NATS_URL: 'nats://nats:4222',
    NATS_USER: 'relay',
    NATS_PASSWORD: 'secret',
    RELAY_SOCKETS_PER_ADDRESS: '2000',
    RPC_UPSTREAMS: '{"eip155:1":["https://one.example","https://two.example"]}',
    PROJECTS: JSON.stringify(projects),
    RATE_LIMIT_BURST: '5',
    RATE_LIMIT_PER_SECOND: '1',
    PROXIES: '1',
    PUBLIC_HOSTS: 'services.example, relay.example:8443',
    ANALYTICS_DAYS: '7',
    EVENTS_PER_MINUTE: '8',
    CERTIFIED_BADGE: 'Audited by Example',
    CERTIFIED_WALLETS: 'io-rabby,app-phantom',
    LOG_LEVEL: 'silent',
  }
  expect(readEnvironment(environment)).toMatchObject({
    port: 80,
    host: '0.0.0.0',
    databaseUrl: environment.DATABASE_URL,
    natsUrl: environment.NATS_URL,
    natsAccess: { user: 'relay', password: 'secret' },
    relayLimits: { connectionsPerAddress: 2_000 },
    rpcUpstreams: { 'eip155:1': ['https://one.example', 'https://two.example'] },
    projects: [{ ...projects[0], isAnalyticsEnabled: true }],
    rateLimits: { burst: 5, perSecond: 1 },
    proxies: 1,
    publicHosts: ['services.example', 'relay.example:8443'],
    analyticsDays: 7,
    eventsPerMinute: 8,
    certified: { badge: 'Audited by Example', walletIds: ['io-rabby', 'app-phantom'] },
  })
})

test('T18: names invalid variables without their values', () => {
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

test('T18: does not serve a network by mistake', () => {
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

test('RL13: reads TLS for NATS from files, and names the variable of an unreadable file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-nats-'))
  try {
    const file = path.join(folder, 'ca.pem')
    writeFileSync(file, 'PEM')
    const read = (more: Record<string, string>) => readEnvironment({ NATS_URL: 'nats://nats:4222', ...more }).natsAccess
    expect(read({ NATS_TOKEN: 'secret' })).toEqual({ token: 'secret' })
    expect(read({ NATS_TLS: '1' })).toEqual({ tls: {} })
    expect(read({ NATS_CA_FILE: file, NATS_CERT_FILE: file, NATS_KEY_FILE: file })).toEqual({
      tls: { ca: 'PEM', cert: 'PEM', key: 'PEM' },
    })
    expect(() => read({ NATS_KEY_FILE: path.join(folder, 'none') })).toThrow('NATS_KEY_FILE cannot be read.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
