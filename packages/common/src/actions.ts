import type { Eip155Actions } from './eip155Actions.js'

type Signal = { readonly signal?: AbortSignal | undefined }

/** What the wallets of every namespace can do under the same names. */
export type CommonActions = {
  /** Signs a text; the answer is in the namespace's own encoding. */
  signMessage(parameters: { readonly message: string; readonly address?: string | undefined } & Signal): Promise<string>
}

/** The actions of a session, by namespace. */
export type ActionsByNamespace = {
  readonly eip155: Eip155Actions
  readonly solana: Partial<CommonActions>
  readonly polkadot: Partial<CommonActions>
  readonly bip122: Partial<CommonActions>
}
