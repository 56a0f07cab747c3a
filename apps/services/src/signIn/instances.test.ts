import { createTokenVerifier } from '@latchkey/siwx/server'
import { createSkippableClock } from '@latchkey/testing'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../../scripts/postgres/findPostgres.mjs'
import { createSignInPage } from '../../test/createSignInPage.fixture.js'
import { createSigners } from '../../test/signers.fixture.js'
import { startPostgres, type TestPostgres } from '../../test/startPostgres.fixture.js'
import type { Database } from '../database/database.js'
import { forgetExpired } from '../database/forgetExpired.js'
import { openPostgres } from '../database/openPostgres.js'
import { signInNonces, signInSessions } from '../database/schema.js'
import { createLogger } from '../log/createLogger.js'
import type { Services } from '../servicesOptions.js'
import { startServices } from '../startServices.js'

const postgres = findPostgres()
const signers = createSigners()
const logger = createLogger('silent')

describe.skipIf(!postgres)('two instances on one PostgreSQL', () => {
  const clock = createSkippableClock()
  const now = () => clock.now()
  let server: TestPostgres
  let database: Database
  let instances: Services[] = []

  beforeAll(async () => {
    server = await startPostgres(postgres ?? '')
    const { databaseUrl } = server
    instances = await Promise.all([1, 2].map(() => startServices({ databaseUrl, signIn: { now } })))
    database = await openPostgres(databaseUrl, logger)
  })
  afterAll(async () => {
    await database?.close()
    await Promise.all(instances.map((services) => services.close()))
    server?.stop()
  })

  const openPage = (index: number) => createSignInPage({ url: instances[index]?.url ?? '', now })

  test('R71: share nonces, sessions, keys and sign-outs', async () => {
    const [one, other] = [openPage(0), openPage(1)]
    const prepared = await one.prepare(signers.eip155)
    const replies = await Promise.all(
      [one, other, one, other].map((page) => page.call('POST', 'authenticate', prepared)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const { body } = replies.find(({ status }) => status === 200) ?? { body: { token: '', refreshToken: '' } }
    for (const page of [one, other]) expect((await page.call('GET', 'me', { token: body.token })).status).toBe(200)
    for (const { url } of instances) {
      const jwksUrl = `${url}/auth/v1/.well-known/jwks.json?projectId=shop`
      expect(await createTokenVerifier({ jwksUrl, audience: 'shop', now }).read(body.token)).toBeDefined()
    }
    const refreshed = await Promise.all(
      [one, other].map((page) => page.call('POST', 'refresh', { body: { refreshToken: body.refreshToken } })),
    )
    expect(refreshed[0]?.body.refreshToken).toBe(refreshed[1]?.body.refreshToken)
    await other.call('POST', 'sign-out', { token: String(refreshed[0]?.body.token) })
    expect((await one.call('GET', 'me', { token: body.token })).status).toBe(401)
  })

  test('delete expired nonces and sessions, and no others', async () => {
    const page = openPage(0)
    await database.runScript('TRUNCATE sign_in_nonces; TRUNCATE sign_in_sessions')
    await page.signIn(signers.solana)
    await page.call('GET', 'nonce')
    clock.skip(11 * 60_000)
    await page.call('GET', 'nonce')
    const rows = async () => ({
      nonces: (await database.drizzle.select({ rows: count() }).from(signInNonces))[0]?.rows,
      sessions: (await database.drizzle.select({ rows: count() }).from(signInSessions))[0]?.rows,
    })
    expect(await rows()).toEqual({ nonces: 2, sessions: 1 })
    const stops = [forgetExpired(database, logger, now)]
    await expect.poll(rows).toEqual({ nonces: 1, sessions: 1 })
    clock.skip(7 * 24 * 60 * 60_000)
    stops.push(forgetExpired(database, logger, now))
    await expect.poll(rows).toEqual({ nonces: 0, sessions: 0 })
    for (const stop of stops) stop()
  })
})
