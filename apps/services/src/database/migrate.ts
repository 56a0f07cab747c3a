import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { packageFolder } from '../packageFolder.js'
import type { Database } from './database.js'

/** An arbitrary lock id that all processes share, so that they migrate one after the other. */
const lockKey = 7_301_944

/**
 * Migrates the tables: runs every new file of `migrations` in the order of their names, in one transaction, and returns
 * their names. Waits without a timeout while another process migrates.
 */
export async function migrate({ runLong }: Pick<Database, 'runLong'>): Promise<readonly string[]> {
  const folder = path.join(packageFolder, 'migrations')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return runLong(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`)
    await transaction.execute(
      sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now())`,
    )
    const done: string[] = []
    for (const file of files) {
      const isNew = await transaction.execute(
        sql`INSERT INTO migrations (name) VALUES (${file}) ON CONFLICT DO NOTHING RETURNING name`,
      )
      if (rowCount(isNew) === 0) continue
      for (const statement of statementsOf(await readFile(path.join(folder, file), 'utf8'))) {
        await transaction.execute(sql.raw(statement))
      }
      done.push(file)
    }
    return done
  })
}

/**
 * PGlite runs one statement at a time inside a transaction; each statement of the files ends with `;` at the end of a
 * line.
 */
function statementsOf(text: string): readonly string[] {
  return text
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((statement) => statement.trim() !== '')
}

function rowCount(result: unknown): number {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows.length
    : 0
}
