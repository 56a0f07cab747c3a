import type { Bip122Actions } from './bip122Actions.js'
import type { Eip155Actions } from './eip155Actions.js'
import type { PolkadotActions } from './polkadotActions.js'
import type { SolanaActions } from './solanaActions.js'

/** The actions of a session, by namespace. */
export type ActionsByNamespace = {
  readonly eip155: Eip155Actions
  readonly solana: SolanaActions
  readonly polkadot: PolkadotActions
  readonly bip122: Bip122Actions
}
