import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { CaipNetworkId } from '@latchkey/common'
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.js'
import { signInSessions } from '../database/schema.js'
import type { Page } from './page.js'

/** A session in the database. */
export type SessionRow = typeof signInSessions.$inferSelect

/** The sessions of all projects. */
export type SessionRows = {
  /** Starts a session. Resolves with its refresh token, which the database does not contain. */
  start(
    page: Page,
    account: { readonly address: string; readonly chainId: CaipNetworkId },
  ): Promise<{ readonly session: SessionRow; readonly refreshToken: string }>
  /** Returns a session that has not ended, if it belongs to the project, and to the origin if there is one. */
  find(
    id: string,
    page: { readonly projectId: string; readonly origin?: string | undefined },
  ): Promise<SessionRow | undefined>
  /** Replaces a refresh token by its successor. Resolves with `undefined` if the session has ended. */
  refresh(
    page: Page,
    refreshToken: string,
  ): Promise<{ readonly session: SessionRow; readonly refreshToken: string } | undefined>
  end(id: string): Promise<void>
}

/** Number of successors that are computed to find the session of an older refresh token. */
const maxSuccessors = 100

type SessionRowsOptions = {
  readonly lifetimeMs: number
  /** Derives the successor of a refresh token. */
  readonly secret: Uint8Array
  readonly now: () => number
}

/**
 * Creates the {@link SessionRows} of a database. The successor of a refresh token is derived from it, so that all
 * requests with one token get the same successor, in every process. A token works until its successor is used: two tabs
 * can use it at once, and a request can be repeated if its response got lost. An older token was copied, so its session
 * ends.
 */
export function createSessionRows({ drizzle }: Database, { lifetimeMs, secret, now }: SessionRowsOptions): SessionRows {
  const isLive = () => gt(signInSessions.expiresAt, new Date(now()))
  const isOf = ({ projectId, origin }: Page) =>
    and(eq(signInSessions.projectId, projectId), eq(signInSessions.origin, origin))

  async function findOne(condition: SQL | undefined): Promise<SessionRow | undefined> {
    const [row] = await drizzle.select().from(signInSessions).where(condition).limit(1)
    return row
  }

  const successorOf = (token: string) => createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')

  /** Returns the hashes of a token and its successors. */
  function laterHashes(token: string): readonly string[] {
    const hashes: string[] = []
    for (let later = token; hashes.length < maxSuccessors; later = successorOf(later)) hashes.push(hash(later))
    return hashes
  }

  return {
    async start(page, account) {
      const refreshToken = randomBytes(32).toString('base64url')
      const session: SessionRow = {
        id: randomUUID(),
        ...page,
        ...account,
        refreshHash: hash(refreshToken),
        previousHash: null,
        expiresAt: new Date(now() + lifetimeMs),
      }
      await drizzle.insert(signInSessions).values(session)
      return { session, refreshToken }
    },
    async find(id, { projectId, origin }) {
      if (!isUuid(id)) return undefined
      const row = await findOne(and(eq(signInSessions.id, id), eq(signInSessions.projectId, projectId), isLive()))
      return row && (origin === undefined || row.origin === origin) ? row : undefined
    },
    async refresh(page, refreshToken) {
      const given = hash(refreshToken)
      const next = successorOf(refreshToken)
      const [replaced] = await drizzle
        .update(signInSessions)
        .set({ refreshHash: hash(next), previousHash: given })
        .where(and(eq(signInSessions.refreshHash, given), isOf(page), isLive()))
        .returning()
      if (replaced) return { session: replaced, refreshToken: next }
      const used = await findOne(and(eq(signInSessions.previousHash, given), isOf(page), isLive()))
      if (used) return { session: used, refreshToken: next }
      await drizzle
        .delete(signInSessions)
        .where(and(inArray(signInSessions.previousHash, laterHashes(next)), isOf(page), isLive()))
      return undefined
    },
    async end(id) {
      if (isUuid(id)) await drizzle.delete(signInSessions).where(eq(signInSessions.id, id))
    },
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function isUuid(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
}
