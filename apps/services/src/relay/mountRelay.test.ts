import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Core } from '@walletconnect/core'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLogger } from '../log/createLogger.js'
import { createProjects } from '../projects/createProjects.js'
import { mountRelay, type RelayMountOptions } from './mountRelay.js'

const topic = 'ab'.repeat(32)
const allowed = 'https://app.example'
const project = { id: 'mine', allowedOrigins: [allowed], isAnalyticsEnabled: false }
const log: string[] = []
const open: (() => Promise<unknown>)[] = []

async function start(options: Partial<RelayMountOptions> = {}) {
  const server = createServer((_, response) => response.writeHead(404).end())
  const logger = createLogger('debug', (line) => void log.push(line))
  const relay = await mountRelay(server, { projects: createProjects([project]), logger, ...options })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(
    () => relay.close(),
    () => new Promise((resolve) => server.close(resolve)),
  )
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function connect(
  url: string,
  origin: string | undefined,
  { projectId = project.id, address }: { readonly projectId?: string; readonly address?: string } = {},
) {
  const auth = await signToken(url)
  const socket = new WebSocket(`${url}/any/path?auth=${auth}&projectId=${projectId}&useOnCloseEvent=true`, {
    headers: {
      ...(origin === undefined ? {} : { origin }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
  })
  open.unshift(async () => socket.terminate())
  const lines: string[] = []
  socket.on('message', (data) => lines.push(String(data)))
  const closed = new Promise<string>((resolve) => socket.once('close', (_, reason) => resolve(String(reason))))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    lines,
    closed,
    send: (method: string, params: object) => socket.send(JSON.stringify({ id: 1, jsonrpc: '2.0', method, params })),
  }
}

async function signToken(url: string): Promise<string> {
  const values = new Map<string, unknown>()
  const storage = {
    getKeys: async () => [],
    getEntries: async () => [],
    getItem: async <T>(key: string) => values.get(key) as T | undefined,
    setItem: async (key: string, value: unknown) => void values.set(key, value),
    removeItem: async (key: string) => void values.delete(key),
  }
  const core = new Core({
    projectId: 'x',
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: randomUUID(),
    storage,
  })
  await core.crypto.init()
  core.heartbeat.stop()
  return core.crypto.signJWT(url)
}

afterEach(async () => {
  for (const close of open.splice(0)) await close()
  log.length = 0
})

test('T15: clients of a known project and origin, and those without an origin, exchange messages on any path', async () => {
  const url = await start()
  const [page, app] = [await connect(url, allowed), await connect(url, undefined)]
  app.send('irn_subscribe', { topic })
  await expect.poll(() => app.lines.length).toBe(1)
  page.send('irn_publish', { topic, message: 'hello', ttl: 300, tag: 1108 })
  await expect.poll(() => app.lines.at(-1)).toContain('"message":"hello"')
})

test('T15: other projects and origins receive the same refusal as from the other services', async () => {
  const url = await start()
  expect(await (await connect(url, allowed, { projectId: 'other' })).closed).toBe('Unauthorized: invalid key')
  expect(await (await connect(url, 'https://evil.example')).closed).toBe('Unauthorized: origin not allowed')
  expect(log.join('')).toContain('Unauthorized: origin not allowed')
  expect(log.join('')).not.toContain('evil.example')
})

test("RL17: options change the relay's limits", async () => {
  const url = await start({ limits: { connectionsPerAddress: 1 } })
  await connect(url, allowed)
  await expect(connect(url, allowed)).rejects.toThrow('429')
})

test('RL4: behind a proxy, addresses of one /64 share the limits of an address, and other networks have their own', async () => {
  const url = await start({ proxies: 1, limits: { connectionsPerAddress: 1 } })
  await connect(url, allowed, { address: '2001:db8:1:1::1' })
  await expect(connect(url, allowed, { address: '2001:db8:1:1::2' })).rejects.toThrow('429')
  await connect(url, allowed, { address: '2001:db8:1:2::1' })
  // The /56 has room for two.
  await expect(connect(url, allowed, { address: '2001:db8:1:3::1' })).rejects.toThrow('429')
  await connect(url, allowed, { address: '2001:db8:1:1000::1' })
})
