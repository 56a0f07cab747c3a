import type { BaseContext, SessionEntry, SharedRequest } from '@latchkey/adapter-kit'
import type { Clients } from '../network/clients.js'
import type { ToyWallet } from '../wallet/toyWallet.js'
import type { ToyAdapterOptions } from './options.js'

/** Shared dependencies of one adapter instance. */
export type ToyContext = BaseContext<ToyAdapterOptions, Clients> & {
  loadSession(): Promise<ToySessionEntry>
  /** Account requests, keyed by the wallet's provider. */
  readonly requestAccounts: SharedRequest<unknown>
}

export type ToySessionEntry = SessionEntry<ToyContext, Clients, ToyWallet>
