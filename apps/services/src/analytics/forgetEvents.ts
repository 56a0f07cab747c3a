import { inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.js'
import { events } from '../database/schema.js'
import { describeFault } from '../log/describeFault.js'
import type { Logger } from '../log/logger.js'

const dayMs = 24 * 60 * 60_000
/** Rows per DELETE, so that it stays far below the statement timeout and holds its locks briefly. */
const usual = { batchRows: 5_000 }

/**
 * Deletes events older than `days`, now and once a day, in batches. Returns a function that stops it after the current
 * batch.
 */
export function forgetEvents(
  database: Pick<Database, 'drizzle'>,
  days: number,
  logger: Logger,
  { batchRows }: { readonly batchRows: number } = usual,
): () => void {
  let isStopped = false
  let isRunning = false
  const forget = async () => {
    // A backlog of more than a day is still being deleted.
    if (isRunning) return
    isRunning = true
    try {
      for (let deleted = batchRows; deleted === batchRows && !isStopped; ) {
        deleted = await deleteBatch(database, days, batchRows)
      }
    } catch (error) {
      if (error instanceof Error) logger.warn('events not forgotten', describeFault(error))
    } finally {
      isRunning = false
    }
  }
  void forget()
  const timer = setInterval(() => void forget(), dayMs)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}

/** Deletes the oldest rows beyond the age. Returns their number. */
async function deleteBatch({ drizzle }: Pick<Database, 'drizzle'>, days: number, rows: number): Promise<number> {
  const isOld = lt(events.receivedAt, sql`now() - make_interval(days => ${days})`)
  // `ctid` is the location of a row on disk, so the DELETE needs no second look-up. Rows that another process deletes
  // are skipped.
  const ctid = sql<string>`ctid`
  const old = drizzle
    .select({ ctid })
    .from(events)
    .where(isOld)
    .orderBy(events.receivedAt)
    .limit(rows)
    .for('update', { skipLocked: true })
  const deleted = await drizzle.delete(events).where(inArray(ctid, old)).returning({ id: events.id })
  return deleted.length
}
