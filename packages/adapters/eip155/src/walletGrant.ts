import type { CaipNetworkId, Eip155Actions } from '@latchkey/common'
import type { WalletNews } from './sessionEvents.js'

/** What a wallet granted, where that is not everything, as over WalletConnect. */
export type WalletGrant = {
  networkIds(): readonly CaipNetworkId[]
  /** The actions that need nothing else. */
  actions(): readonly (keyof Eip155Actions)[]
  /** Calls back with what holds now whenever the wallet granted something else, until it is closed. */
  watch(listener: (news: WalletNews) => void): void
  /** Stops listening to the wallet; the session ended. */
  close(): void
}
