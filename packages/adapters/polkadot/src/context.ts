import type { AdapterContext } from '@latchkey/common'
import type { Clients } from './clients.js'
import type { PolkadotAdapterOptions } from './options.js'

/** What every part of one adapter instance shares. */
export type PolkadotContext = AdapterContext & {
  readonly options: PolkadotAdapterOptions
  /** Fires with `DESTROYED` when the adapter ends. */
  readonly lifetime: AbortSignal
  /** Questions whether the page may connect that a wallet has not answered yet, by the wallet's entry. */
  readonly openQuestions: WeakMap<object, OpenQuestion>
  /** Answers the same as before, if what is asked under this name was answered before; a failure is forgotten. */
  remember<T>(name: string, ask: () => Promise<T>): Promise<T>
  /** The RPC clients; their code is loaded on first use. */
  clients(): Promise<Clients>
}

/** A question a wallet was asked, and how many callers still wait for it. */
export type OpenQuestion = { readonly answer: Promise<unknown>; isOpen: boolean; waiting: number }
