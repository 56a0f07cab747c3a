import type { CaipNetworkId, Eip155Actions } from '@latchkey/common'
import type { WalletUpdate } from './watchWallet.js'

/** The grant of a remote wallet. */
export type RemoteWallet = {
  networkIds(): readonly CaipNetworkId[]
  /** Returns the actions whose methods were granted. */
  actions(): readonly (keyof Eip155Actions)[]
  /** Calls back with the current state whenever the grant changes, until it is closed. */
  watch(listener: (news: WalletUpdate) => void): void
  /** Stops listening to the wallet after the session ended. */
  close(): void
}
