export { createNonce } from '../message/createNonce.js'
export type { SessionCookieOptions } from '../server/cookies.js'
export type { MemoryStoreOptions } from '../server/createExpiringSet.js'
export {
  createSessionTokens,
  type SessionTokens,
  type SessionTokensOptions,
} from '../server/createSessionTokens.js'
export {
  createSignInCheck,
  type SignInCheck,
  type SignInCheckOptions,
  type SignInCheckResult,
  type SignInRefusal,
} from '../server/createSignInCheck.js'
export type { SignInServerOptions } from '../server/createSignInContext.js'
export {
  createSignInServer,
  type SessionChoice,
  type SignInServer,
  type SignInUser,
} from '../server/createSignInServer.js'
export { createTokenVerifier, type TokenVerifier, type TokenVerifierOptions } from '../server/createTokenVerifier.js'
export { type HeaderSource, type HeadersHolder, readBearer } from '../server/headers.js'
export { createMemoryNonceStore, type NonceStore } from '../server/nonceStore.js'
export type { Secret } from '../server/parseSecret.js'
export type { SignInCredentials } from '../server/readCredentials.js'
export type { SignInSession } from '../server/readToken.js'
export { createMemoryRevocationStore, type RevocationStore } from '../server/revocationStore.js'
export { type NodeRequest, type NodeResponse, toNodeHandler } from '../server/toNodeHandler.js'
export type { MessageExpectations, MessageProblem } from '../verify/checkMessage.js'
export type { SIWXVerifier, SignedText } from '../verify/verifier.js'
export {
  type SignIn,
  type SignInProblem,
  type SignInResult,
  type VerifySignInOptions,
  verifySignIn,
} from '../verify/verifySignIn.js'
