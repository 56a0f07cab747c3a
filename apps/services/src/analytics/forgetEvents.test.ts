import { randomUUID } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findPostgres } from '../../../../scripts/postgres/findPostgres.mjs'
import { startPostgres } from '../../test/startPostgres.fixture.js'
import type { Database } from '../database/database.js'
import { migrate } from '../database/migrate.js'
import { openDatabase } from '../database/openDatabase.js'
import { events } from '../database/schema.js'
import { createLogger } from '../log/createLogger.js'
import { forgetEvents } from './forgetEvents.js'

const postgres = findPostgres()
const logger = createLogger('silent')
const day = 24 * 60 * 60_000

describe.each(['PGlite', 'PostgreSQL'])('SV5: retention on %s', (kind) => {
  const isSkipped = kind === 'PostgreSQL' && !postgres
  let database: Database
  let stop: () => void = () => undefined

  beforeAll(async () => {
    if (isSkipped) return
    const server = kind === 'PostgreSQL' ? await startPostgres(postgres ?? '') : undefined
    stop = () => server?.stop()
    database = await openDatabase(server ? { databaseUrl: server.databaseUrl } : {}, logger)
    await migrate(database)
    // Records the number of rows of each DELETE.
    await database.runScript(`
      CREATE TABLE deletes (rows integer NOT NULL);
      CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO deletes SELECT count(*) FROM gone; RETURN NULL; END $$;
      CREATE TRIGGER note AFTER DELETE ON events REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note();
    `)
  })
  afterAll(async () => {
    await database?.close()
    stop()
  })
  beforeEach(async () => {
    if (isSkipped) return
    await database.runScript('TRUNCATE events; TRUNCATE deletes')
  })

  test.skipIf(isSkipped)('deletes events older than the limit, in batches, and nothing else', async () => {
    await insert(25, 91)
    await insert(5, 89)
    const end = forgetEvents(database, 90, logger, { batchRows: 10 })
    await expect.poll(countEvents).toBe(5)
    await expect.poll(deletes).toEqual([10, 10, 5])
    end()
  })

  test.skipIf(isSkipped)('ends with the current batch when it is stopped', async () => {
    await insert(40, 91)
    forgetEvents(database, 90, logger, { batchRows: 10 })()
    await expect.poll(deletes).toEqual([10])
    expect(await countEvents()).toBe(30)
  })

  test.skipIf(isSkipped)('two instances delete every old event once', async () => {
    await insert(60, 91)
    const ends = [1, 2].map(() => forgetEvents(database, 90, logger, { batchRows: 10 }))
    await expect.poll(countEvents).toBe(0)
    for (const end of ends) end()
    expect((await deletes()).reduce((sum, rows) => sum + rows, 0)).toBe(60)
  })

  async function insert(rows: number, ageDays: number) {
    const at = new Date(Date.now() - ageDays * day)
    await database.drizzle.insert(events).values(
      Array.from({ length: rows }, () => ({
        id: randomUUID(),
        projectId: 'shop',
        type: 'track',
        event: 'MODAL_OPEN',
        properties: {},
        domain: '',
        url: '',
        sdk: '',
        happenedAt: at,
        receivedAt: at,
      })),
    )
  }

  async function countEvents() {
    const [row] = await database.drizzle.select({ rows: count() }).from(events)
    return row?.rows
  }

  async function deletes() {
    const rows = await database.drizzle.select({ rows: sql<number>`rows` }).from(sql`deletes`)
    return rows.map((row) => row.rows)
  }
})
