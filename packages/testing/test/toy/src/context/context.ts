import { type BaseContext, createSharedRequest, type SessionEntry, type SharedRequest } from '@latchkey/adapter-kit'
import type { Clients } from '../network/clients.js'
import type { ToyWallet } from '../wallet/toyWallet.js'
import type { ToyAdapterOptions } from './options.js'

type Base = BaseContext<ToyAdapterOptions, Clients> & { loadSession(): Promise<ToySessionEntry> }

/** Shared dependencies of one adapter instance. */
export type ToyContext = Base & {
  /** Account requests, keyed by the wallet's provider. */
  readonly requestAccounts: SharedRequest<unknown>
}

export type ToySessionEntry = SessionEntry<ToyContext, Clients, ToyWallet>

/** Creates the context of one instance from the part that all namespaces share. */
export function createContext(base: Base): ToyContext {
  return { ...base, requestAccounts: createSharedRequest({ clock: base.ports.clock, lifetime: base.lifetime }) }
}
