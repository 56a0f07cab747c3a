import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.js'
import { signInAccounts } from '../database/schema.js'
import type { SessionRow } from './sessionRows.js'

/** What an app stores about an account. */
export type AccountMetadata = (typeof signInAccounts.$inferSelect)['metadata']

/** The metadata of accounts by project. It outlives sessions. */
export type AccountRows = {
  read(session: SessionRow): Promise<AccountMetadata | null>
  /** Replaces the metadata. `null` deletes it. */
  write(session: SessionRow, metadata: AccountMetadata | null): Promise<void>
}

export function createAccountRows({ drizzle }: Pick<Database, 'drizzle'>): AccountRows {
  const isOf = (session: SessionRow) =>
    and(eq(signInAccounts.projectId, session.projectId), eq(signInAccounts.account, accountOf(session)))
  return {
    async read(session) {
      const [row] = await drizzle.select().from(signInAccounts).where(isOf(session)).limit(1)
      return row?.metadata ?? null
    },
    async write(session, metadata) {
      if (!metadata) return void (await drizzle.delete(signInAccounts).where(isOf(session)))
      await drizzle
        .insert(signInAccounts)
        .values({ projectId: session.projectId, account: accountOf(session), metadata })
        .onConflictDoUpdate({ target: [signInAccounts.projectId, signInAccounts.account], set: { metadata } })
    },
  }
}

/** An account is the same on all networks of its namespace. */
function accountOf({ chainId, address }: SessionRow): string {
  const namespace = chainId.split(':')[0] ?? ''
  return `${namespace}:${namespace === 'eip155' ? address.toLowerCase() : address}`
}
