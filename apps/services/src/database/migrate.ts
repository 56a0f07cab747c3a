import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { packageFolder } from '../packageFolder.js'
import type { Database } from './database.js'

/** An arbitrary number that all processes share: those that start at the same time take turns. */
const lockKey = 7_301_944

/**
 * Brings the tables up to date: runs every new file of `migrations` in the order of their names, all in one transaction. Returns the
 * names of the files it ran. Waits without a timeout while another process migrates.
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

/** PGlite runs one statement at a time inside a transaction; the files keep to one `;` at a line's end for each. */
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
