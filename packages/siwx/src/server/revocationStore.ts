import { createExpiringSet, type MemoryStoreOptions } from './createExpiringSet.js'

/** Keeps the ids of sessions that ended before they expired. All processes of a server share one store. */
export type RevocationStore = {
  /** Adds the id of a session until `expiresAt`, in ms since 1970. */
  revoke(sessionId: string, expiresAt: number): Promise<void>
  /** Resolves with whether the session was revoked. */
  isRevoked(sessionId: string): Promise<boolean>
}

/**
 * Creates a {@link RevocationStore} in the memory of one process. After a restart, a copy of the cookie of a visitor
 * who signed out is valid again until it expires.
 */
export function createMemoryRevocationStore(options?: MemoryStoreOptions): RevocationStore {
  const revoked = createExpiringSet(options)
  return {
    revoke: async (sessionId, expiresAt) => revoked.add(sessionId, expiresAt),
    isRevoked: async (sessionId) => revoked.has(sessionId),
  }
}
