import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './database.js'
import * as schema from './schema.js'

/** Opens PostgreSQL inside this process, in memory or in a folder. It has one connection, for one process. */
export async function openPglite(dataDir?: string): Promise<Database> {
  const client = await PGlite.create(dataDir === undefined ? {} : { dataDir })
  const database = drizzle({ client, schema })
  return {
    kind: 'pglite',
    drizzle: database,
    // Statements of PGlite have no timeout.
    runLong: (run) => database.transaction(run),
    runScript: async (sql) => {
      await client.exec(sql)
    },
    close: () => client.close(),
  }
}
