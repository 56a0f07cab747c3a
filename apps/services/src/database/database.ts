import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.js'

type Schema = typeof schema

/** What the services use of a database: queries by drizzle, and files of SQL. The same for PGlite and PostgreSQL. */
export type Database = {
  readonly kind: 'pglite' | 'postgresql'
  readonly drizzle: PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>
  /** Runs several statements at once, without parameters. */
  runScript(sql: string): Promise<void>
  close(): Promise<void>
}
