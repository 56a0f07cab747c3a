export { createNonce } from '../message/createNonce.js'
export type { MemoryStoreOptions } from '../server/createExpiringSet.js'
export {
  createSessionTokens,
  type SessionTokens,
  type SessionTokensOptions,
  type SignInSession,
} from '../server/createSessionTokens.js'
export { createMemoryNonceStore, type NonceStore } from '../server/nonceStore.js'
export type { Secret } from '../server/parseSecret.js'
export { createMemoryRevocationStore, type RevocationStore } from '../server/revocationStore.js'
