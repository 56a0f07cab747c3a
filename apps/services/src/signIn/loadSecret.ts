import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.js'
import { settings } from '../database/schema.js'

const name = 'sign-in-secret'

/** Returns the secret of nonce tokens and refresh tokens. All processes with the database share it. */
export async function loadSecret({ drizzle }: Pick<Database, 'drizzle'>): Promise<Uint8Array<ArrayBuffer>> {
  await drizzle
    .insert(settings)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await drizzle.select().from(settings).where(eq(settings.name, name))
  if (!row) throw new Error('The database has no secret for sign-ins.')
  return Uint8Array.from(Buffer.from(row.value, 'base64url'))
}
