import type { Logger } from '../log/logger.js'
import type { Database } from './database.js'

/** The database that the options name. Each kind is loaded only where it is used. */
export async function openDatabase(
  { databaseUrl, dataDir }: { readonly databaseUrl?: string; readonly dataDir?: string },
  logger: Logger,
): Promise<Database> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./openPostgres.js')
    return openPostgres(databaseUrl, logger)
  }
  const { openPglite } = await import('./openPglite.js')
  return openPglite(dataDir)
}
