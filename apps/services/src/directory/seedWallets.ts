import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { walletSearchText } from '@latchkey/common'
import { and, isNotNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database.js'
import { settings, wallets } from '../database/schema.js'
import { packageFolder } from '../packageFolder.js'
import { namespaceOf } from './namespaceOf.js'
import { type WalletEntry, walletEntrySchema } from './walletEntry.js'

/**
 * Writes the wallets of `data/generated/wallets.json` into the database if the file has changed. The operator's own
 * rows, which have no `source`, are kept. Returns the number of written rows.
 */
export async function seedWallets({ drizzle }: Database): Promise<number> {
  const text = await readFile(path.join(packageFolder, 'data', 'generated', 'wallets.json'), 'utf8')
  const source = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const [seeded] = await drizzle.select().from(settings).where(sql`${settings.name} = 'wallets'`)
  if (seeded?.value === source) return 0
  const rows = z
    .array(walletEntrySchema)
    .parse(JSON.parse(text))
    .map((entry) => toRow(entry, source))
  await drizzle.transaction(async (transaction) => {
    await transaction
      .insert(wallets)
      .values(rows)
      .onConflictDoUpdate({
        target: wallets.id,
        set: {
          rank: sql`excluded.rank`,
          name: sql`excluded.name`,
          rdns: sql`excluded.rdns`,
          badge: sql`excluded.badge`,
          namespaces: sql`excluded.namespaces`,
          search: sql`excluded.search`,
          entry: sql`excluded.entry`,
          source: sql`excluded.source`,
        },
        setWhere: isNotNull(wallets.source),
      })
    await transaction.delete(wallets).where(and(isNotNull(wallets.source), ne(wallets.source, source)))
    await transaction
      .insert(settings)
      .values({ name: 'wallets', value: source })
      .onConflictDoUpdate({ target: settings.name, set: { value: source } })
  })
  return rows.length
}

function toRow(entry: WalletEntry, source: string): typeof wallets.$inferInsert {
  return {
    id: entry.id,
    rank: entry.order,
    name: entry.name,
    rdns: entry.rdns ?? null,
    badge: entry.badge_type,
    namespaces: [...new Set(entry.chains.map(namespaceOf))],
    search: walletSearchText(entry),
    entry,
    source,
  }
}
