import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Logger } from '../log/logger.js'
import type { Database } from './database.js'
import * as schema from './schema.js'

/** The server ends a query after 10 s and says so; one that says nothing is given up a second later. */
const usual = { connectMs: 10_000, queryMs: 11_000 }

/**
 * A PostgreSQL server by its URL. A connection that is lost while idle is told to the log and replaced; one that died without a word
 * fails its query.
 */
export async function openPostgres(
  databaseUrl: string,
  logger: Logger,
  { connectMs, queryMs }: { readonly connectMs: number; readonly queryMs: number } = usual,
): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: 10_000,
    query_timeout: queryMs,
    application_name: 'latchkey-services',
  })
  pool.on('error', (error) => logger.warn('database connection lost', { error: error.message }))
  const database: Database = {
    kind: 'postgresql',
    drizzle: drizzle({ client: pool, schema }),
    runScript: async (sql) => {
      await pool.query(sql)
    },
    close: () => pool.end(),
  }
  // A wrong URL is found at the start, not at the first visitor.
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return database
}
