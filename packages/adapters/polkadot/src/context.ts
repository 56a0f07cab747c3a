import type { AdapterContext, SilentRequests } from '@latchkey/common'
import type { Clients } from './clients.js'
import type { OpenWallet } from './openWallet.js'
import type { PolkadotAdapterOptions } from './options.js'

/** What every part of one adapter instance shares. */
export type PolkadotContext = AdapterContext & {
  readonly options: PolkadotAdapterOptions
  /** Fires with `DESTROYED` when the adapter ends. */
  readonly lifetime: AbortSignal
  /** The last request for access to each wallet, by the wallet's entry. */
  readonly openQuestions: WeakMap<object, OpenQuestion>
  readonly silentRequests: SilentRequests<SharedWallet>
  /** Answers the same as before, if what is asked under this name was answered before; a failure is forgotten. */
  remember<T>(name: string, ask: () => Promise<T>): Promise<T>
  /** The RPC clients; their code is loaded on first use. */
  clients(): Promise<Clients>
}

/** A wallet that gave access, and its answer to the request for accounts. */
export type SharedWallet = { readonly wallet: OpenWallet; readonly accounts: unknown }

/** A request to a wallet for access. */
export type OpenQuestion = {
  readonly answer: Promise<SharedWallet>
  isOpen: boolean
  /** Whether it was answered while no caller waited. */
  isUnread: boolean
  /** Number of callers that wait. */
  waiting: number
}
