import { desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.js'
import { signingKeys } from '../database/schema.js'
import { createSigningKey, type SigningKey } from './signingKey.js'

export type KeyTimes = {
  /** Age at which a key gets a successor, in ms. */
  readonly signMs: number
  /** Time from publishing a key to its first token, in ms. Verifiers cache the published keys for less. */
  readonly leadMs: number
  /** Lifetime of tokens, in ms. */
  readonly tokenMs: number
}

/** An arbitrary lock id, so that one of several processes creates a key. */
const lockKey = 7_301_945
/** For clocks that differ, in ms. */
const marginMs = 5 * 60_000

/**
 * Returns a function that resolves with the keys of a database, the signing one first. It returns the same array until
 * the keys change. Creates the first key and successors, and deletes a key once its last token has expired. All
 * processes with the database share the keys.
 */
export function createSigningKeys(
  database: Database,
  { signMs, leadMs, tokenMs }: KeyTimes,
  now: () => number,
): () => Promise<readonly SigningKey[]> {
  let known: readonly SigningKey[] = []

  const readRows = () => database.drizzle.select().from(signingKeys).orderBy(desc(signingKeys.createdAt))
  const isDue = (newest: { readonly createdAt: Date } | undefined) =>
    !newest || now() - newest.createdAt.getTime() >= signMs

  async function addKey(): Promise<void> {
    const jwk = await createSigningKey()
    await database.drizzle.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`)
      const [newest] = await transaction.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)).limit(1)
      if (isDue(newest)) await transaction.insert(signingKeys).values({ id: jwk.kid, jwk, createdAt: new Date(now()) })
    })
  }

  return async () => {
    let rows = await readRows()
    if (isDue(rows[0])) {
      await addKey()
      rows = await readRows()
    }
    // The newest one that verifiers know. The first key of a database has no predecessor.
    const found = rows.findIndex(({ createdAt }) => now() - createdAt.getTime() >= leadMs)
    const signing = found < 0 ? rows.length - 1 : found
    const isOver = (index: number) => {
      const successor = rows[index - 1]
      return successor && now() - successor.createdAt.getTime() > leadMs + tokenMs + marginMs
    }
    const over = rows.filter((_, index) => index > signing && isOver(index)).map(({ id }) => id)
    if (over.length > 0) await database.drizzle.delete(signingKeys).where(inArray(signingKeys.id, over))
    const keys = [...rows.slice(signing), ...rows.slice(0, signing)]
      .filter(({ id }) => !over.includes(id))
      .map(({ jwk }) => jwk)
    if (keys.map(({ kid }) => kid).join() !== known.map(({ kid }) => kid).join()) known = keys
    return known
  }
}
