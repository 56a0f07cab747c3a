import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.js'
import { events } from '../database/schema.js'
import { describeFault } from '../log/describeFault.js'
import type { Logger } from '../log/logger.js'

const dayMs = 24 * 60 * 60_000

/** Deletes events older than so many days, now and once a day. The answer ends that. */
export function forgetEvents({ drizzle }: Database, days: number, logger: Logger): () => void {
  const forget = () => {
    drizzle
      .delete(events)
      .where(lt(events.receivedAt, sql`now() - make_interval(days => ${days})`))
      .catch((error: unknown) => {
        if (error instanceof Error) logger.warn('events not forgotten', describeFault(error))
      })
  }
  forget()
  const timer = setInterval(forget, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}
