import type { Logger } from '../log/logger.js'
import type { Database } from './database.js'
import { forgetRows } from './forgetRows.js'
import { sessions, signInNonces, signInSessions } from './schema.js'

const hourMs = 60 * 60_000
/** A revoked permission cannot be recorded again while its row exists. */
const revokedMs = 365 * 24 * hourMs

/**
 * Deletes expired nonces, sign-ins and permissions of apps, and permissions that were revoked more than a year ago, now
 * and once an hour. Returns a function that stops it.
 */
export function forgetExpired(
  database: Pick<Database, 'drizzle'>,
  logger: Logger,
  now: () => number = () => Date.now(),
): () => void {
  const expired = [signInNonces, signInSessions, sessions].map((table) => ({ table, time: table.expiresAt, ageMs: 0 }))
  const stops = [...expired, { table: sessions, time: sessions.revokedAt, ageMs: revokedMs }].map(
    ({ table, time, ageMs }) =>
      forgetRows(database, { table, time, limit: () => new Date(now() - ageMs), everyMs: hourMs }, logger),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
