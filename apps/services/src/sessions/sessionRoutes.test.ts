import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type ApiClient, createApiClient, getSessions, recordSession, revokeSession } from '@latchkey/api-client'
import { type CaipAddress, hashGrant, type SmartSessionGrant, writeRecordText, writeRevokeText } from '@latchkey/common'
import { systemClock } from '@latchkey/testing'
import { type LocalChains, startLocalChains } from '@latchkey/testing/node'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.fixture.js'
import type { Database } from '../database/database.js'
import { forgetExpired } from '../database/forgetExpired.js'
import { migrate } from '../database/migrate.js'
import { openPglite } from '../database/openPglite.js'
import { sessions } from '../database/schema.js'
import { createApp } from '../http/createApp.js'
import { createRateLimiter } from '../http/createRateLimiter.js'
import { createLogger } from '../log/createLogger.js'
import { createProjects } from '../projects/createProjects.js'
import { startServices } from '../startServices.js'
import { addSessionRoutes } from './sessionRoutes.js'

const start = Date.UTC(2026, 0, 1) / 1_000
const day = 86_400
const owner = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
const account: CaipAddress = `eip155:1:${owner.address}`

const grantOf = (change: Partial<SmartSessionGrant> = {}): SmartSessionGrant => ({
  app: 'Orchard',
  chainId: 'eip155:1',
  contexts: ['0xc0ffee'],
  permissions: [{ type: 'native-token-periodic', data: { periodAmount: '0x1', periodDuration: day } }],
  expiration: start + day,
  ...change,
})

type Signer = Pick<typeof owner, 'signMessage'>

async function record(
  client: ApiClient,
  given = grantOf(),
  { signer = owner, of = account }: { signer?: Signer; of?: CaipAddress } = {},
) {
  const grant = JSON.stringify(given)
  const text = writeRecordText({ account: of, pci: await hashGrant(grant), expiration: given.expiration })
  return recordSession(client, { account: of, grant, signature: await signer.signMessage({ message: text }) })
}

async function revoke(
  client: ApiClient,
  pci: string,
  { signer = owner, createdAt = start, of = account }: { signer?: Signer; createdAt?: number; of?: CaipAddress } = {},
) {
  const signature = await signer.signMessage({ message: writeRevokeText({ account: of, pci, createdAt }) })
  return revokeSession(client, { account: of, pci, signature })
}

describe('the permissions of an account', () => {
  let database: Database
  let seconds = start
  let client: ApiClient
  let orchard: ApiClient
  let ask: typeof fetch

  beforeAll(async () => {
    database = await openPglite()
    await migrate(database)
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    seconds = start
    await database.drizzle.delete(sessions)
    const app = createApp({
      projects: createProjects(
        ['local', 'other'].map((id) => ({
          id,
          name: id,
          allowedOrigins: ['https://orchard.example'],
          isAnalyticsEnabled: false,
        })),
      ),
      rateLimiter: createRateLimiter({ burst: 100, perSecond: 1 }),
      proxies: 0,
      logger: createLogger('silent'),
      ping: async () => undefined,
      addRoutes: (app) =>
        addSessionRoutes(app, {
          database,
          rateLimiter: createRateLimiter({ burst: 100, perSecond: 1 }),
          rpcUrls: { 'eip155:5': ['http://127.0.0.1:1'] },
          now: () => seconds * 1_000,
        }),
    })
    ask = async (input, init) => {
      const incoming = new IncomingMessage(new Socket())
      const { pathname, search } = new URL(String(input))
      return app.request(pathname + search, init, { incoming, outgoing: new ServerResponse(incoming) })
    }
    const clientOf = (projectId: string, origin?: string) =>
      createApiClient({
        projectId,
        sdkVersion: 'html-eip155-1.0.0',
        services: { chainData: 'https://services.example' },
        ports: {
          clock: systemClock,
          fetch: (input, init) => ask(input, { ...init, headers: { ...init?.headers, ...(origin ? { origin } : {}) } }),
        },
      })
    client = clientOf('local')
    orchard = clientOf('local', 'https://orchard.example')
    otherProject = clientOf('other')
  })
  let otherProject: ApiClient

  test('R440: a permission that the account signed is listed with its app, page and end, and once', async () => {
    const pci = await record(orchard)
    expect(await record(orchard)).toBe(pci)
    expect(await getSessions(client, { account })).toEqual({
      rows: [{ ...grantOf(), pci, createdAt: start, origin: 'https://orchard.example' }],
      dropped: 0,
    })
    expect((await getSessions(client, { account: account.toLowerCase() })).rows).toHaveLength(1)
  })

  test('R440: is listed only for its account, network and project', async () => {
    await record(client)
    const others = [`eip155:10:${owner.address}`, `eip155:1:${stranger.address}`]
    for (const other of others) expect((await getSessions(client, { account: other })).rows).toEqual([])
    expect((await getSessions(otherProject, { account })).rows).toEqual([])
  })

  test('R440: a signature of another account, network, permission or end records nothing', async () => {
    await expect(record(client, grantOf(), { signer: stranger })).rejects.toMatchObject({
      code: 'SMART_SESSION_REFUSED',
    })
    const grant = JSON.stringify(grantOf())
    const pci = await hashGrant(grant)
    const texts = [
      writeRecordText({ account: `eip155:10:${owner.address}`, pci, expiration: start + day }),
      writeRecordText({ account, pci: await hashGrant('{}'), expiration: start + day }),
      writeRecordText({ account, pci, expiration: start + 2 * day }),
      writeRevokeText({ account, pci, createdAt: start }),
    ]
    for (const message of texts) {
      const signature = await owner.signMessage({ message })
      const recording = recordSession(client, { account, grant, signature })
      await expect(recording).rejects.toMatchObject({ code: 'SMART_SESSION_REFUSED' })
    }
    expect((await getSessions(client, { account })).rows).toEqual([])
  })

  test('R441: the account revokes a permission, and only it; nobody brings it back', async () => {
    const pci = await record(client)
    const kept = await record(client, grantOf({ app: 'Other' }))
    seconds += 5
    await expect(revoke(client, pci, { signer: stranger })).rejects.toMatchObject({ code: 'SMART_SESSION_REFUSED' })
    await revoke(client, pci)
    await revoke(client, pci)
    await expect(record(client)).rejects.toMatchObject({ shortMessage: 'HTTP status code: 409' })
    expect((await getSessions(client, { account })).rows.map((row) => row.pci)).toEqual([kept])
  })

  test('R441: a signature for another permission, account, network or record revokes nothing', async () => {
    const pci = await record(client)
    const other = await record(client, grantOf({ app: 'Other' }))
    const texts = [
      writeRevokeText({ account, pci: other, createdAt: start }),
      writeRevokeText({ account: `eip155:10:${owner.address}`, pci, createdAt: start }),
      writeRevokeText({ account: `eip155:1:${stranger.address}`, pci, createdAt: start }),
      writeRevokeText({ account, pci, createdAt: start - 1 }),
      writeRecordText({ account, pci, expiration: start + day }),
    ]
    for (const message of texts) {
      const revoking = revokeSession(client, { account, pci, signature: await owner.signMessage({ message }) })
      await expect(revoking).rejects.toMatchObject({ code: 'SMART_SESSION_REFUSED' })
    }
    await expect(revoke(otherProject, pci)).rejects.toMatchObject({ code: 'SMART_SESSION_NOT_FOUND' })
    await expect(revoke(client, 'A'.repeat(43))).rejects.toMatchObject({ code: 'SMART_SESSION_NOT_FOUND' })
    expect((await getSessions(client, { account })).rows).toHaveLength(2)
  })

  test('R440: an expired permission is neither listed nor recorded, and its row is deleted', async () => {
    await record(client)
    const { expiration: _, ...endless } = grantOf({ app: 'Endless' })
    await record(client, endless)
    seconds += day
    expect((await getSessions(client, { account })).rows.map(({ app }) => app)).toEqual(['Endless'])
    await expect(record(client)).rejects.toMatchObject({ code: 'HTTP_STATUS' })
    const stop = forgetExpired(
      database,
      createLogger('warn', () => undefined),
      () => seconds * 1_000 + 1,
    )
    const stored = async () => (await database.drizzle.select().from(sessions)).map(({ details }) => details.app)
    await expect.poll(stored).toEqual(['Endless'])
    stop()
  })

  test('R440: the row of a revoked permission without an end is deleted after a year', async () => {
    const { expiration: _, ...endless } = grantOf()
    await revoke(client, await record(client, endless))
    const forget = (after: number) =>
      forgetExpired(
        database,
        createLogger('warn', () => undefined),
        () => (seconds + after) * 1_000,
      )
    const stored = () => database.drizzle.select().from(sessions)
    const stops = [forget(364 * day)]
    await expect(record(client, endless)).rejects.toMatchObject({ shortMessage: 'HTTP status code: 409' })
    stops.push(forget(366 * day))
    await expect.poll(stored).toEqual([])
    for (const stop of stops) stop()
  })

  test.each([
    ['no JSON', '{'],
    ['a further member', JSON.stringify({ ...grantOf(), owner: 'x' })],
    ['no context', JSON.stringify(grantOf({ contexts: [] }))],
    ['a name on two lines', JSON.stringify(grantOf({ app: 'a\nb' }))],
    [
      'a character that the database does not store',
      JSON.stringify(grantOf({ permissions: [{ type: 'x', data: '\u0000' }] })),
    ],
    ['an unpaired surrogate', JSON.stringify(grantOf()).replace('0xc0ffee', '\ud83d')],
    [
      'data that is nested too deep',
      JSON.stringify(grantOf()).replace('"0x1"', '['.repeat(20_000) + ']'.repeat(20_000)),
    ],
    ['a network of another namespace', JSON.stringify(grantOf({ chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }))],
    ['an impossible end', JSON.stringify(grantOf({ expiration: 1e300 }))],
  ])('R440: refuses %s', async (_title, grant) => {
    const recording = recordSession(client, { account, grant, signature: '0x' })
    await expect(recording).rejects.toMatchObject({ shortMessage: 'HTTP status code: 400' })
  })

  test.each(['0x1', 'eip155:1:0x1', `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${'a'.repeat(40)}`])(
    'refuses the account %s',
    async (id) => {
      await expect(getSessions(client, { account: id })).rejects.toMatchObject({
        shortMessage: 'HTTP status code: 400',
      })
    },
  )

  test('R440: a node that does not respond is not reported as an invalid signature', async () => {
    const recording = record(client, grantOf(), { signer: stranger, of: `eip155:5:${owner.address}` })
    await expect(recording).rejects.toMatchObject({ shortMessage: 'HTTP status code: 502' })
  })

  test('requests with a signature use more of the rate limit', async () => {
    const pci = await record(client)
    const attempts = Array.from({ length: 10 }, () =>
      revoke(client, pci, { signer: stranger }).catch(({ shortMessage }) => shortMessage),
    )
    expect(await Promise.all(attempts)).toContain('HTTP status code: 429')
  })

  test('R440: a listed permission can be recorded again, without an effect', async () => {
    const pci = await record(client)
    expect(await record(client)).toBe(pci)
    expect((await getSessions(client, { account })).rows).toHaveLength(1)
  })

  test('R440: accepts every character that the database stores', async () => {
    const grant = JSON.stringify(grantOf({ app: 'Orchard 😀' })).replace('😀', '\\ud83d\\ude00')
    const text = writeRecordText({ account, pci: await hashGrant(grant), expiration: start + day })
    await recordSession(client, { account, grant, signature: await owner.signMessage({ message: text }) })
    expect((await getSessions(client, { account })).rows).toMatchObject([{ app: 'Orchard 😀' }])
  })

  test.each<[string, number, Partial<SmartSessionGrant>]>([
    ['permissions', 200, {}],
    ['bytes', 65, { permissions: [{ type: 'x', data: 'x'.repeat(16_384) }] }],
  ])('R440: an account has a limited number of %s', async (_title, length, change) => {
    const row = {
      projectId: 'local',
      account: account.toLowerCase(),
      details: grantOf(change),
      createdAt: new Date(start * 1_000),
    }
    const rows = Array.from({ length }, (_, index) => ({ ...row, pci: `${index}`.padStart(43, '0') }))
    await database.drizzle.insert(sessions).values(rows)
    await expect(record(client)).rejects.toMatchObject({ shortMessage: 'HTTP status code: 409' })
  })
})

describe('with running services and a local chain', () => {
  let chains: LocalChains
  let services: Awaited<ReturnType<typeof startServices>>
  beforeAll(async () => {
    chains = await startLocalChains()
    services = await startServices({ rpcUpstreams: { 'eip155:31337': [chains.local.rpcUrl] } })
  })
  afterAll(async () => {
    await services?.close()
    await chains?.stop()
  })

  test('R440 R441: a contract account (ERC-1271) records and revokes', async () => {
    const client = createTestClient(services.url)
    const contract = '0x00000000000000000000000000000000c0de0001'
    // Returns the magic value of ERC-1271 for every call.
    await chains.local.request('anvil_setCode', [contract, '0x631626ba7e60e01b60005260206000f3'])
    const of: CaipAddress = `eip155:31337:${contract}`
    const { expiration: _, ...grant } = grantOf({ chainId: 'eip155:31337' })
    const pci = await record(client, grant, { of })
    const [row] = (await getSessions(client, { account: of })).rows
    expect(row).toMatchObject({ pci, app: 'Orchard' })
    await revoke(client, pci, { of, createdAt: row?.createdAt ?? 0 })
    expect((await getSessions(client, { account: of })).rows).toEqual([])
    const withoutCode: CaipAddress = `eip155:31337:${stranger.address}`
    await expect(record(client, grant, { of: withoutCode })).rejects.toMatchObject({ code: 'SMART_SESSION_REFUSED' })
  })
})
