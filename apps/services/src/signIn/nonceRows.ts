import type { NonceStore } from '@latchkey/siwx/server'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/database.js'
import { signInNonces } from '../database/schema.js'
import type { Page } from './page.js'

/** Creates the store of nonces for one page. It has no nonces of other projects and origins. */
export function createNonceRows({ drizzle }: Pick<Database, 'drizzle'>, page: Page, now: () => number): NonceStore {
  return {
    async add(key, expiresAt) {
      await drizzle.insert(signInNonces).values({ key, ...page, expiresAt: new Date(expiresAt) })
    },
    async take(key) {
      const { projectId, origin } = page
      const taken = await drizzle
        .delete(signInNonces)
        .where(
          and(
            eq(signInNonces.key, key),
            eq(signInNonces.projectId, projectId),
            eq(signInNonces.origin, origin),
            gt(signInNonces.expiresAt, new Date(now())),
          ),
        )
        .returning({ key: signInNonces.key })
      return taken.length > 0
    },
  }
}
