import type { Logger } from '../log/logger.js'
import type { Database } from './database.js'

/** Opens the database of the options. Loads only the required driver. */
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
