import type { Logger } from '../log/logger.js'
import type { Database } from './database.js'
import { forgetRows } from './forgetRows.js'
import { sessions, signInNonces, signInSessions } from './schema.js'

const hourMs = 60 * 60_000

/**
 * Deletes expired nonces, sign-ins and permissions of apps, now and once an hour. Returns a function that stops it.
 */
export function forgetExpired(
  database: Pick<Database, 'drizzle'>,
  logger: Logger,
  now: () => number = () => Date.now(),
): () => void {
  const limit = () => new Date(now())
  const stops = [signInNonces, signInSessions, sessions].map((table) =>
    forgetRows(database, { table, time: table.expiresAt, limit, everyMs: hourMs }, logger),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
