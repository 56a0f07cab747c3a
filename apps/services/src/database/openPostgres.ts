import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Logger } from '../log/logger.js'
import type { Database } from './database.js'
import * as schema from './schema.js'

/** The server ends a query after 10 s. The client waits one more second, in case the server is gone. */
const usual = { connectMs: 10_000, statementMs: 10_000, queryMs: 11_000 }

/**
 * Opens a PostgreSQL database by its URL. A connection lost while idle is logged and replaced; a query on a silently
 * dead one fails.
 */
export async function openPostgres(
  databaseUrl: string,
  logger: Logger,
  times: Partial<typeof usual> = {},
): Promise<Database> {
  const { connectMs, statementMs, queryMs } = { ...usual, ...times }
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectMs,
    application_name: 'latchkey-services',
  }
  const pool = new Pool({ ...connection, max: 10, statement_timeout: statementMs, query_timeout: queryMs })
  pool.on('error', (error) => logger.warn('database connection lost', { error: error.message }))
  const database: Database = {
    kind: 'postgresql',
    drizzle: drizzle({ client: pool, schema }),
    async runLong(run) {
      // Own connection without the pool's timeouts. TCP keep-alive detects a dead server.
      const single = new Pool({ ...connection, max: 1, keepAlive: true })
      single.on('error', (error) => logger.warn('database connection lost', { error: error.message }))
      try {
        return await drizzle({ client: single, schema }).transaction(async (transaction) => {
          // Overrides timeouts of the role or the database.
          await transaction.execute(sql`SET LOCAL statement_timeout = 0`)
          await transaction.execute(sql`SET LOCAL lock_timeout = 0`)
          await transaction.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
          return run(transaction)
        })
      } finally {
        await single.end()
      }
    },
    runScript: async (sql) => {
      await pool.query(sql)
    },
    close: () => pool.end(),
  }
  // Report a wrong URL at the start.
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return database
}
