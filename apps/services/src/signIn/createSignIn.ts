import { createBip122Verifier } from '@latchkey/siwx/bip122'
import { createEip155Verifier } from '@latchkey/siwx/eip155'
import { createPolkadotVerifier } from '@latchkey/siwx/polkadot'
import { createSessionTokens, createSignInCheck, type SessionTokens, type SignInCheck } from '@latchkey/siwx/server'
import { createSolanaVerifier } from '@latchkey/siwx/solana'
import type { Database } from '../database/database.js'
import { type AccountRows, createAccountRows } from './accountRows.js'
import { createSigningKeys, type KeyTimes } from './createSigningKeys.js'
import { loadSecret } from './loadSecret.js'
import { createNonceRows } from './nonceRows.js'
import type { Page } from './page.js'
import { createSessionRows, type SessionRows } from './sessionRows.js'

/** Lifetimes of sessions and signing keys. */
export type SignInOptions = Partial<KeyTimes> & {
  /** Lifetime of a session, in ms. Default: seven days. */
  readonly sessionMs?: number
  /** Wall clock in ms. Default: `Date.now`. */
  readonly now?: () => number
}

/** The parts of the sign-in. Everything that lasts is in the database. */
export type SignIn = {
  /** Creates nonces for a page, and checks messages that were signed on it. */
  checkOf(page: Page): SignInCheck
  /** The tokens of a project. */
  tokensOf(projectId: string): SessionTokens
  readonly sessions: SessionRows
  readonly accounts: AccountRows
  /** Wall clock in ms. */
  now(): number
}

const dayMs = 24 * 60 * 60_000

/** The `iss` claim of tokens. */
const issuer = 'latchkey-services'

/**
 * Creates the parts of the sign-in. The nodes in `rpcUpstreams` verify contract accounts. On a network without a node,
 * contract accounts cannot sign in.
 */
export async function createSignIn(
  database: Database,
  rpcUpstreams: Readonly<Record<string, readonly string[]>>,
  options: SignInOptions = {},
): Promise<SignIn> {
  const { sessionMs = 7 * dayMs, signMs = 30 * dayMs, leadMs = 60 * 60_000, tokenMs = 5 * 60_000 } = options
  const now = options.now ?? (() => Date.now())
  const secret = await loadSecret(database)
  const keys = createSigningKeys(database, { signMs, leadMs, tokenMs }, now)
  const verifiers = [
    createEip155Verifier({ rpcUrls: (chainId) => rpcUpstreams[chainId] ?? [] }),
    createSolanaVerifier(),
    createPolkadotVerifier(),
    createBip122Verifier(),
  ]
  return {
    checkOf: (page) => createSignInCheck({ secret, nonces: createNonceRows(database, page, now), verifiers, now }),
    tokensOf: (audience) => createSessionTokens({ keys, issuer, audience, lifetimeMs: tokenMs, now }),
    sessions: createSessionRows(database, { lifetimeMs: sessionMs, secret, now }),
    accounts: createAccountRows(database),
    now,
  }
}
