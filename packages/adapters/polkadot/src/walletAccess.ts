import type { Network } from '@latchkey/common'
import type { WalletAccount } from './accounts.js'
import type { PolkadotContext } from './context.js'
import type { OpenWallet } from './openWallet.js'

/** What the actions of a session work with. */
export type WalletAccess = {
  readonly context: PolkadotContext
  readonly wallet: Pick<OpenWallet, 'signRaw' | 'signPayload'>
  /** Asks the connected wallet; rejects with `NOT_CONNECTED` once the session has ended. */
  ask<T>(work: () => Promise<T>, options?: { readonly signal?: AbortSignal | undefined }): Promise<T>
  /** The account that acts: the one of the address, whatever network it is written for, or the session's first. */
  account(address: string | undefined): WalletAccount
  /** The session's network, as it is now. */
  network(): Network
  /** The accounts the wallet shares now, asked of the wallet. */
  readAccounts(signal: AbortSignal | undefined): Promise<readonly WalletAccount[]>
  /** Tells the new list when the wallet changes its accounts, also when it is empty. */
  watchAccounts(listener: (accounts: readonly WalletAccount[]) => void): () => void
}

/** The same for one action. */
export type ActionAccess = WalletAccess & {
  /** The session's network when the action was called: what is sent is meant for it. */
  readonly calledOn: Network
}
