import { customType, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WalletEntry } from '../directory/walletEntry.js'

const textArray = customType<{ data: string[] }>({ dataType: () => 'text[]' })

/** The tables of `migrations/*.sql`. */
export const wallets = pgTable('wallets', {
  id: text('id').primaryKey(),
  rank: integer('rank').notNull(),
  name: text('name').notNull(),
  rdns: text('rdns'),
  badge: text('badge').notNull(),
  namespaces: textArray('namespaces').notNull(),
  search: text('search').notNull(),
  entry: jsonb('entry').$type<WalletEntry>().notNull(),
  source: text('source'),
})

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

export const events = pgTable(
  'events',
  {
    id: uuid('id').notNull(),
    projectId: text('project_id').notNull(),
    type: text('type').notNull(),
    event: text('event').notNull(),
    properties: jsonb('properties').$type<Readonly<Record<string, unknown>>>().notNull(),
    domain: text('domain').notNull(),
    url: text('url').notNull(),
    sdk: text('sdk').notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
)
