import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  getAnalyticsConfig,
  getAssetImage,
  getCurrencyImage,
  getTokenImage,
  getWalletImage,
  getWallets,
  sendEvent,
} from '@latchkey/api-client'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/postgres/findPostgres.mjs'
import { createTestClient } from '../test/createTestClient.fixture.js'
import { startPostgres } from '../test/startPostgres.fixture.js'
import { migrate } from './database/migrate.js'
import { openDatabase } from './database/openDatabase.js'
import { events, settings, wallets } from './database/schema.js'
import { seedWallets } from './directory/seedWallets.js'
import { createLogger } from './log/createLogger.js'
import type { Services } from './servicesOptions.js'
import { startServices } from './startServices.js'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const trust = '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const polkadotTest = 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e'
const postgres = findPostgres()
const databases = [
  {
    kind: 'PGlite',
    async start() {
      const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-pglite-'))
      return { options: { dataDir: folder }, stop: () => rmSync(folder, { recursive: true, force: true }) }
    },
  },
  {
    kind: 'PostgreSQL',
    async start() {
      const { databaseUrl, stop } = await startPostgres(postgres ?? '')
      return { options: { databaseUrl }, stop }
    },
  },
]
if (!postgres)
  process.stderr.write('No PostgreSQL on this machine: its half of the tests of the services is skipped.\n')

describe.each(databases)('services on $kind', ({ kind, start }) => {
  const isSkipped = kind === 'PostgreSQL' && !postgres
  const log: string[] = []
  let services: Services
  let database: Awaited<ReturnType<typeof start>>
  let client: ReturnType<typeof createTestClient>

  beforeAll(async () => {
    if (isSkipped) return
    database = await start()
    services = await startServices({
      ...database.options,
      certified: { badge: 'Audited', walletIds: ['io-rabby', 'nobody'] },
      logger: createLogger('debug', (line) => log.push(line)),
    })
    client = createTestClient(services.url)
  })

  afterAll(async () => {
    await services?.close()
    database?.stop()
  })

  test.skipIf(isSkipped)('R44: pages through every wallet once, in the same order', async () => {
    const seen: string[] = []
    const first = await getWallets(client, { page: 1, entries: 100 })
    for (let page = 1; page <= Math.ceil(first.count / 100); page++) {
      const { wallets, dropped, count } = await getWallets(client, { page, entries: 100 })
      expect(dropped).toBe(0)
      expect(count).toBe(first.count)
      seen.push(...wallets.map(({ id }) => id))
    }
    expect(first.count).toBeGreaterThanOrEqual(300)
    expect(seen).toHaveLength(first.count)
    expect(new Set(seen).size).toBe(first.count)
    expect(seen.slice(0, 2)).toEqual([metaMask, trust])
    expect((await getWallets(client, { page: 1_000, entries: 40 })).wallets).toEqual([])
  })

  test.skipIf(isSkipped)('includes and excludes by id', async () => {
    const included = await getWallets(client, { page: 1, entries: 2, include: [trust, metaMask, 'nobody'] })
    expect(included.wallets.map(({ name }) => name)).toEqual(['MetaMask', 'Trust Wallet'])
    const excluded = await getWallets(client, { page: 1, entries: 100, exclude: [metaMask] })
    const all = await getWallets(client, { page: 1, entries: 1 })
    expect(excluded.count).toBe(all.count - 1)
    expect(excluded.wallets.map(({ id }) => id)).not.toContain(metaMask)
  })

  test.skipIf(isSkipped)('searches ignoring case and accents, with names that begin with the text first', async () => {
    const search = async (text: string) =>
      (await getWallets(client, { page: 1, entries: 100, search: text })).wallets.map(({ name }) => name)
    expect((await search('  MÉTÀMASK '))[0]).toBe('MetaMask')
    const found = await search('wallet')
    expect(found[0]).toMatch(/^wallet/i)
    const isLater = (name: string) => !/^wallet/i.test(name)
    expect(found.slice(found.findIndex(isLater)).every(isLater)).toBe(true)
    expect(await search('io.rabby')).toContain('Rabby')
    expect(await search('trustwallet.com')).toContain('Trust Wallet')
    expect(await search('{.js}')).toEqual(['Polkadot{.js}'])
  })

  test.skipIf(isSkipped)('T11: treats any query as text', async () => {
    const all = await getWallets(client, { page: 1, entries: 1 })
    for (const search of [
      "'; DROP TABLE wallets; --",
      '%',
      '_',
      '\\',
      '%%',
      "' OR 1=1 --",
      'a\u0000b',
      '{',
      '\u{1f600}',
    ]) {
      const { wallets, count } = await getWallets(client, { page: 1, entries: 100, search })
      expect(count).toBeLessThan(all.count / 2)
      expect(wallets.length).toBe(Math.min(count, 100))
    }
    expect((await getWallets(client, { page: 1, entries: 1 })).count).toBe(all.count)
  })

  test.skipIf(isSkipped)(
    'filters by badge, by the namespace of a network, by name and by reverse-DNS name',
    async () => {
      const certified = await getWallets(client, { page: 1, entries: 100, certified: true })
      expect(certified).toMatchObject({
        count: 1,
        badge: 'Audited',
        wallets: [{ id: 'io-rabby', badge_type: 'certified' }],
      })
      const all = await getWallets(client, { page: 1, entries: 1 })
      const others = await (await fetch(`${services.url}/getWallets?projectId=local&badge_type=none`)).json()
      expect(others).toMatchObject({ count: all.count - 1 })
      const onSolana = await getWallets(client, { page: 1, entries: 100, chains: [solana] })
      expect(onSolana.wallets.map(({ name }) => name)).toEqual(expect.arrayContaining(['Phantom', 'Solflare']))
      expect(onSolana.wallets.map(({ name }) => name)).not.toContain('Xverse Wallet')
      const onTestnet = await getWallets(client, { page: 1, entries: 100, chains: [polkadotTest] })
      expect(onTestnet.wallets.map(({ name }) => name)).toEqual(expect.arrayContaining(['SubWallet', 'Nova Wallet']))
      const ask = async (query: string) => (await fetch(`${services.url}/getWallets?projectId=local&${query}`)).json()
      expect(await ask('rdns=io.rabby,app.phantom')).toMatchObject({ count: 2 })
      expect(await ask('names=metamask,RABBY')).toMatchObject({ count: 2 })
    },
  )

  test.skipIf(isSkipped)('R44: responds to or refuses any request without an internal error', async () => {
    const names = [
      'page',
      'entries',
      'include',
      'exclude',
      'search',
      'badge_type',
      'chains',
      'names',
      'rdns',
      'projectId',
    ]
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1', '-1', '1e9', 'a,b', ',', '%00', 'eip155:1'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...names), text)), async (query) => {
        const search = new URLSearchParams([...query.map(([name, value]) => [name, value]), ['projectId', 'local']])
        expect((await fetch(`${services.url}/getWallets?${search}`)).status).toSatisfy((status) => status < 500)
      }),
      { numRuns: 50 },
    )
    const event = {
      eventId: crypto.randomUUID(),
      url: '',
      domain: '',
      timestamp: Date.UTC(2026, 0, 2) as unknown,
      props: { type: 'a', event: 'b', properties: {} as unknown },
    }
    const send = async (properties: unknown, depth = 0) => {
      event.eventId = crypto.randomUUID()
      event.props.properties = properties
      const body = JSON.stringify(event).replace('"deep"', '['.repeat(depth) + ']'.repeat(depth))
      return (await fetch(`${services.url}/e?projectId=other`, { method: 'POST', body })).status
    }
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await send({ value })).toSatisfy((status) => [202, 400].includes(Number(status)))
      }),
      { numRuns: 50 },
    )
    expect(await send({ value: 'a\u0000' })).toBe(400)
    expect(await send({ 'a\ud800': 1 })).toBe(400)
    expect(await send({ value: 'deep' }, 7_000)).toBe(202)
    for (const [timestamp, status] of [
      [8_640_000_000_000_000, 400],
      [Date.UTC(2100, 0), 400],
      ['0000-01-01T00:00:00Z', 400],
      [0, 400],
      [-1, 400],
      [Date.UTC(2026, 0) + 0.5, 400],
      ['9999-12-31T23:59:59-23:59', 400],
      ['2026-02-30T00:00:00Z', 400],
      [Date.UTC(2000, 0), 202],
      ['2099-12-31T23:59:59.999999Z', 202],
      ['2026-01-02T03:04:05+14:00', 202],
    ]) {
      event.timestamp = timestamp
      expect([timestamp, await send({})]).toEqual([timestamp, status])
    }
  })

  test.skipIf(isSkipped)('R48: refuses an invalid query or image id and names the invalid parameter', async () => {
    const ask = async (path: string) => {
      const answer = await fetch(`${services.url}${path}${path.includes('?') ? '&' : '?'}projectId=local`)
      return [answer.status, ((await answer.json()) as { error: string }).error]
    }
    expect(await ask('/getWallets?entries=101')).toEqual([400, 'Not valid: entries'])
    expect(await ask('/getWallets?page=0&chains=nonsense')).toEqual([400, 'Not valid: page, chains'])
    expect(await ask('/getWallets?include=../x')).toEqual([400, 'Not valid: include'])
    for (const id of ['..%2f..%2fwallets', '%2e%2e', '__proto__', 'x'.repeat(2_048), 'a%00b']) {
      expect(await ask(`/getWalletImage/${id}`)).toEqual([404, expect.any(String)])
    }
  })

  test.skipIf(isSkipped)('T11: serves pictures with their type and a permanent cache', async () => {
    const [wallet] = (await getWallets(client, { page: 1, entries: 1 })).wallets
    const pictures = [
      await getWalletImage(client, wallet?.image_id ?? ''),
      await getAssetImage(client, 'eip155-1'),
      await getTokenImage(client, 'usdc'),
      await getCurrencyImage(client, 'eur'),
    ]
    for (const picture of pictures) expect([picture.type, picture.size > 100]).toEqual(['image/webp', true])
    const url = `${services.url}/public/getAssetImage/${solana.replace(':', '-')}?projectId=local`
    const answer = await fetch(url)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const again = await fetch(url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  test.skipIf(isSkipped)('R106: stores an event once, without address, e-mail address and query', async () => {
    expect(await getAnalyticsConfig(client)).toEqual({ isAnalyticsEnabled: true })
    const event = {
      eventId: '6f0d0f0e-0000-4000-8000-000000000001',
      url: 'https://app.example/swap?ref=0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266#secret',
      domain: 'app.example',
      timestamp: Date.UTC(2026, 0, 2),
      props: {
        type: 'track',
        event: 'CONNECT_SUCCESS',
        properties: {
          name: 'MetaMask',
          address: 'x',
          nested: { to: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', ok: 1 },
        },
      },
    }
    await sendEvent(client, event)
    await sendEvent(client, event)
    const refused = await fetch(`${services.url}/e?projectId=local`, { method: 'POST', body: '{"eventId":1}' })
    expect(refused.status).toBe(400)
    const tooLarge = await fetch(`${services.url}/e?projectId=local`, { method: 'POST', body: 'x'.repeat(20_000) })
    expect(tooLarge.status).toBe(413)
  })

  test.skipIf(isSkipped)(
    "T18: restarts with the same data, and new data do not replace the operator's rows",
    async () => {
      await services.close()
      const opened = await openDatabase(database.options, createLogger('silent'))
      const { drizzle } = opened
      try {
        expect(await migrate(opened)).toEqual([])
        expect(await seedWallets(opened)).toBe(0)

        const kept = await drizzle.select().from(events).where(eq(events.projectId, 'local'))
        expect(kept).toHaveLength(1)
        expect(kept[0]).toMatchObject({
          projectId: 'local',
          url: 'https://app.example/swap',
          sdk: 'appkit html-eip155-1.0.0',
          properties: { name: 'MetaMask', nested: { ok: 1 } },
          happenedAt: new Date(Date.UTC(2026, 0, 2)),
        })

        const [seeded] = await drizzle.select().from(wallets).where(eq(wallets.id, metaMask))
        if (!seeded) throw new Error('MetaMask is not there')
        await drizzle.insert(wallets).values([
          { ...seeded, id: 'own', source: null, name: 'Own' },
          { ...seeded, id: 'gone', source: 'before' },
        ])
        await drizzle.update(wallets).set({ name: 'Changed', source: null }).where(eq(wallets.id, metaMask))
        await drizzle.update(settings).set({ value: 'before' })
        const count = await seedWallets(opened)
        expect(count).toBeGreaterThanOrEqual(300)
        const names = await drizzle
          .select({ id: wallets.id, name: wallets.name })
          .from(wallets)
          .where(sql`${wallets.id} IN ('own', 'gone', ${metaMask})`)
          .orderBy(wallets.id)
        expect(names).toEqual([
          { id: metaMask, name: 'Changed' },
          { id: 'own', name: 'Own' },
        ])
      } finally {
        await opened.close()
      }
    },
  )

  test.skipIf(isSkipped)('T19: the log contains no query, no path with an address, no IP address and no body', () => {
    const text = log.join('')
    expect(text).toContain('"route":"/getWallets"')
    expect(text).toContain('"route":"/e"')
    for (const secret of ['projectId', 'local"', '127.0.0.1', 'DROP TABLE', 'app.example', metaMask, 'insert']) {
      expect(text).not.toContain(secret)
    }
    for (const line of log) expect(() => JSON.parse(line)).not.toThrow()
  })
})
