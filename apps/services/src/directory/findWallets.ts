import { foldText } from '@latchkey/common'
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  like,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/database.js'
import { wallets } from '../database/schema.js'
import { namespaceOf } from './namespaceOf.js'
import type { WalletEntry } from './walletEntry.js'
import type { WalletQuery } from './walletQuery.js'

/**
 * Returns a page of wallets and their total number. A search finds parts of name, reverse-DNS name and home page,
 * ignoring case and accents: names that begin with the text come first, then names with a word that does, then the
 * rest, each in the directory's order.
 */
export async function findWallets(
  { drizzle }: Database,
  query: WalletQuery,
  certified: readonly string[] = [],
): Promise<{ data: readonly WalletEntry[]; count: number }> {
  const searched = foldText(query.search ?? '')
  const where = and(...conditions(query, searched, certified))
  const [total] = await drizzle.select({ all: count() }).from(wallets).where(where)
  const rows = await drizzle
    .select({ entry: wallets.entry, rank: wallets.rank })
    .from(wallets)
    .where(where)
    .orderBy(...(searched ? [desc(closeness(searched))] : []), asc(wallets.rank), asc(wallets.id))
    .limit(query.entries)
    .offset((query.page - 1) * query.entries)
  const data = rows.map(
    ({ entry }): WalletEntry => (certified.includes(entry.id) ? { ...entry, badge_type: 'certified' } : entry),
  )
  return { data, count: total?.all ?? 0 }
}

function conditions(query: WalletQuery, searched: string, certified: readonly string[]): readonly (SQL | undefined)[] {
  const { include, exclude, chains, names, rdns, badge_type } = query
  return [
    // Empty lists are ignored: a client with nothing to include sends no ids.
    include?.length ? inArray(wallets.id, include) : undefined,
    exclude?.length ? notInArray(wallets.id, exclude) : undefined,
    chains?.length ? arrayOverlaps(wallets.namespaces, [...new Set(chains.map(namespaceOf))]) : undefined,
    badge_type === 'certified' ? isCertified(certified) : badge_type && not(isCertified(certified)),
    searched ? like(wallets.search, `%${escapeLike(searched)}%`) : undefined,
    or(
      names?.length
        ? inArray(
            sql`lower(${wallets.name})`,
            names.map((name) => name.trim().toLowerCase()),
          )
        : undefined,
      rdns?.length ? inArray(wallets.rdns, rdns) : undefined,
    ),
  ]
}

/** Returns whether the row or the operator's list marks the wallet as certified. */
function isCertified(ids: readonly string[]): SQL {
  return sql`(${eq(wallets.badge, 'certified')} OR ${ids.length > 0 ? inArray(wallets.id, [...ids]) : sql`false`})`
}

/** The search column begins with a line break and the name; see the migration. */
function closeness(searched: string): SQL {
  const text = escapeLike(searched)
  return sql`CASE
    WHEN ${wallets.search} LIKE ${`\n${text}%`} THEN 2
    WHEN split_part(${wallets.search}, E'\\n', 2) LIKE ${`% ${text}%`} THEN 1
    ELSE 0 END`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
