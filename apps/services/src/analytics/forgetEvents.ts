import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.js'
import { forgetRows } from '../database/forgetRows.js'
import { events } from '../database/schema.js'
import type { Logger } from '../log/logger.js'

const dayMs = 24 * 60 * 60_000

/**
 * Deletes events older than `days`, now and once a day, in batches. Returns a function that stops it after the current
 * batch.
 */
export function forgetEvents(
  database: Pick<Database, 'drizzle'>,
  days: number,
  logger: Logger,
  batches?: { readonly batchRows: number },
): () => void {
  const limit = () => sql`now() - make_interval(days => ${days})`
  return forgetRows(database, { table: events, time: events.receivedAt, limit, everyMs: dayMs }, logger, batches)
}
