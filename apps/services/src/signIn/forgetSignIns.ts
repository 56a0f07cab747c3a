import type { Database } from '../database/database.js'
import { forgetRows } from '../database/forgetRows.js'
import { signInNonces, signInSessions } from '../database/schema.js'
import type { Logger } from '../log/logger.js'

const hourMs = 60 * 60_000

/** Deletes expired nonces and sessions, now and once an hour. Returns a function that stops it. */
export function forgetSignIns(
  database: Pick<Database, 'drizzle'>,
  logger: Logger,
  now: () => number = () => Date.now(),
): () => void {
  const limit = () => new Date(now())
  const stops = [signInNonces, signInSessions].map((table) =>
    forgetRows(database, { table, time: table.expiresAt, limit, everyMs: hourMs }, logger),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
