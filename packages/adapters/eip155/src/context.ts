import type { AdapterContext } from '@latchkey/common'
import type { Clients } from './clients.js'
import type { Eip155AdapterOptions } from './options.js'

/** What every part of one adapter instance shares. */
export type Eip155Context = AdapterContext & {
  readonly options: Eip155AdapterOptions
  /** Fires with `DESTROYED` when the adapter ends. */
  readonly lifetime: AbortSignal
  /** Requests that a wallet has not answered yet, by provider object. */
  readonly openRequests: WeakMap<object, Map<string, OpenRequest>>
  /** The RPC clients; their code is loaded on first use. */
  clients(): Promise<Clients>
}

/** A request a wallet was asked, and how many callers still wait for it. */
export type OpenRequest = { readonly answer: Promise<unknown>; isOpen: boolean; waiting: number }
