import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.js'

type Schema = typeof schema

type Drizzle = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** The database interface of the services, for PGlite and PostgreSQL. */
export type Database = {
  readonly kind: 'pglite' | 'postgresql'
  /** Queries end after 10 s. */
  readonly drizzle: Drizzle
  /** Runs a transaction without a statement timeout: for changes of large tables, and for waiting for a lock. */
  runLong<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** Runs several statements at once, without parameters. */
  runScript(sql: string): Promise<void>
  close(): Promise<void>
}

export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]
