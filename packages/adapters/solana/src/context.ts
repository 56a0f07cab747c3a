import type { AdapterContext, SilentRequests } from '@latchkey/common'
import type { Clients } from './clients.js'
import type { SolanaAdapterOptions } from './options.js'

/** What every part of one adapter instance shares. */
export type SolanaContext = AdapterContext & {
  readonly options: SolanaAdapterOptions
  /** Fires with `DESTROYED` when the adapter ends. */
  readonly lifetime: AbortSignal
  /** Questions whether the page may connect that a wallet has not answered yet, by the wallet's object. */
  readonly openQuestions: WeakMap<object, OpenQuestion>
  readonly silentRequests: SilentRequests<unknown>
  /** The RPC clients; their code is loaded on first use. */
  clients(): Promise<Clients>
}

/** A question a wallet was asked, and how many callers still wait for it. */
export type OpenQuestion = { readonly answer: Promise<unknown>; isOpen: boolean; waiting: number }
