import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../../scripts/postgres/findPostgres.mjs'
import { startPostgres, type TestPostgres } from '../../test/startPostgres.fixture.js'
import { createLogger } from '../log/createLogger.js'
import { migrate } from './migrate.js'
import { openPglite } from './openPglite.js'
import { openPostgres } from './openPostgres.js'

const postgres = findPostgres()

describe.skipIf(!postgres)('SV4: migrations on PostgreSQL', () => {
  let server: TestPostgres
  beforeAll(async () => {
    server = await startPostgres(postgres ?? '')
  })
  afterAll(() => server?.stop())

  test('two instances wait for a lock beyond the statement timeout, then migrate one after the other', async () => {
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    await client.query(`ALTER ROLE latchkey SET statement_timeout = '500ms'`)
    await client.query(`ALTER ROLE latchkey SET lock_timeout = '500ms'`)
    await client.query('SELECT pg_advisory_lock(7301944)')
    const times = { statementMs: 500, queryMs: 800 }
    const open = () => openPostgres(server.databaseUrl, createLogger('silent'), times)
    const databases = await Promise.all([open(), open()])
    const migrating = Promise.all(databases.map((database) => migrate(database)))
    const failed = migrating.then(
      () => 'done',
      (error: Error) => error.message,
    )
    // Both wait for longer than any of the timeouts.
    const countWaiting = async () => {
      const { rows } = await client.query(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'advisory' AND now() - query_start > interval '1 s'`,
      )
      return rows.length
    }
    await expect.poll(() => Promise.race([countWaiting(), failed])).toBe(2)
    await client.query('SELECT pg_advisory_unlock(7301944)')
    const ran = (await migrating).sort((one, other) => other.length - one.length)
    expect(ran).toEqual([expect.arrayContaining(['0001-wallets.sql', '0003-events-by-age.sql']), []])
    await Promise.all(databases.map((database) => database.close()))
    await client.end()
  })

  test('a migration may take longer than the timeout of queries', async () => {
    const database = await openPostgres(server.databaseUrl, createLogger('silent'), {
      statementMs: 1_000,
      queryMs: 1_500,
    })
    const slow = sql`SELECT pg_sleep(2)`
    await expect(database.drizzle.execute(slow)).rejects.toThrow()
    await database.runLong((transaction) => transaction.execute(slow))
    await database.close()
  })
})

test('SV5: retention finds old events by an index', async () => {
  const database = await openPglite()
  await migrate(database)
  const plan = await database.runLong(async (transaction) => {
    await transaction.execute(sql`SET LOCAL enable_seqscan = off`)
    return transaction.execute(
      sql`EXPLAIN SELECT ctid FROM events WHERE received_at < now() ORDER BY received_at LIMIT 10`,
    )
  })
  expect(JSON.stringify(plan)).toContain('events_by_age')
  await database.close()
  // PGlite needs up to a minute to start on a busy machine.
}, 120_000)
