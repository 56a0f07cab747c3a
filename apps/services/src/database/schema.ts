import type { CaipNetworkId, SmartSessionGrant } from '@latchkey/common'
import { customType, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WalletEntry } from '../directory/walletEntry.js'
import type { SigningKey } from '../signIn/signingKey.js'

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

export const signInNonces = pgTable('sign_in_nonces', {
  key: text('key').primaryKey(),
  projectId: text('project_id').notNull(),
  origin: text('origin').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const signInSessions = pgTable('sign_in_sessions', {
  id: uuid('id').primaryKey(),
  projectId: text('project_id').notNull(),
  origin: text('origin').notNull(),
  chainId: text('chain_id').$type<CaipNetworkId>().notNull(),
  address: text('address').notNull(),
  refreshHash: text('refresh_hash').notNull().unique(),
  previousHash: text('previous_hash'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const signInAccounts = pgTable(
  'sign_in_accounts',
  {
    projectId: text('project_id').notNull(),
    account: text('account').notNull(),
    metadata: jsonb('metadata').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.account] })],
)

export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  jwk: jsonb('jwk').$type<SigningKey>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    projectId: text('project_id').notNull(),
    account: text('account').notNull(),
    pci: text('pci').notNull(),
    details: jsonb('details').$type<SmartSessionGrant>().notNull(),
    origin: text('origin'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.account, table.pci] })],
)
