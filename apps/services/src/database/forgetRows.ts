import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { describeFault } from '../log/describeFault.js'
import type { Logger } from '../log/logger.js'
import type { Database } from './database.js'

/** The rows of a table that are deleted by their age. */
export type OldRows = {
  readonly table: PgTable
  /** A column with an index. */
  readonly time: PgColumn
  /** Rows with an earlier time are deleted. */
  readonly limit: () => SQL | Date
  /** Time between two runs, in ms. */
  readonly everyMs: number
}

/** Rows per DELETE, so that it stays far below the statement timeout and holds its locks briefly. */
const usual = { batchRows: 5_000 }

/**
 * Deletes old rows, now and repeatedly, in batches. Returns a function that stops it after the current batch. Failures
 * are logged.
 */
export function forgetRows(
  { drizzle }: Pick<Database, 'drizzle'>,
  { table, time, limit, everyMs }: OldRows,
  logger: Logger,
  { batchRows }: { readonly batchRows: number } = usual,
): () => void {
  let isStopped = false
  let isRunning = false

  /** Deletes the oldest rows. Returns their number. */
  async function deleteBatch(): Promise<number> {
    // PostgreSQL finds a row by its `ctid` without an index. Rows that another process is deleting are skipped.
    const ctid = sql<string>`ctid`
    const old = drizzle
      .select({ ctid })
      .from(table)
      .where(lt(time, limit()))
      .orderBy(time)
      .limit(batchRows)
      .for('update', { skipLocked: true })
    const deleted = await drizzle.delete(table).where(inArray(ctid, old)).returning({ time })
    return deleted.length
  }

  const forget = async () => {
    // A backlog from the run before is still being deleted.
    if (isRunning) return
    isRunning = true
    try {
      for (let deleted = batchRows; deleted === batchRows && !isStopped; ) deleted = await deleteBatch()
    } catch (error) {
      if (error instanceof Error) logger.warn('rows not forgotten', describeFault(error))
    } finally {
      isRunning = false
    }
  }
  void forget()
  const timer = setInterval(() => void forget(), everyMs)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
