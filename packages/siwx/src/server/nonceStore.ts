import { createExpiringSet, type MemoryStoreOptions } from './createExpiringSet.js'

/**
 * Keeps nonces until they are used. The keys are URL-safe text of 43 characters: hashes of the nonce and of the browser
 * that requested it. All processes of a server share one store.
 *
 * @example
 * const nonces: NonceStore = {
 *   add: async (key, expiresAt) => void (await redis.set(key, '', { PXAT: expiresAt })),
 *   take: async (key) => (await redis.del(key)) === 1,
 * }
 */
export type NonceStore = {
  /** Adds a nonce until `expiresAt`, in ms since 1970. */
  add(key: string, expiresAt: number): Promise<void>
  /**
   * Removes a nonce. Resolves with whether it existed and had not expired. Must be atomic: of several calls for the
   * same nonce, at most one resolves with `true`.
   */
  take(key: string): Promise<boolean>
}

/**
 * Creates a {@link NonceStore} in the memory of one process. A restart ends pending sign-ins. Do not use it if several
 * processes or edge isolates serve the sign-in.
 */
export function createMemoryNonceStore(options?: MemoryStoreOptions): NonceStore {
  const nonces = createExpiringSet(options)
  return {
    add: async (key, expiresAt) => nonces.add(key, expiresAt),
    take: async (key) => nonces.delete(key),
  }
}
