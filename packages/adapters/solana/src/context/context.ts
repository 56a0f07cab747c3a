import {
  type BaseContext,
  createSharedRequest,
  createSilentRequests,
  type NetworkClients,
  type SessionEntry,
  type SharedRequest,
  type SilentRequests,
} from '@latchkey/adapter-kit'
import type { WalletSource } from '../wallet/walletSource.js'
import type { SolanaAdapterOptions } from './options.js'

type Base = BaseContext<SolanaAdapterOptions, NetworkClients> & { loadSession(): Promise<SolanaSessionEntry> }

/** Shared dependencies of one adapter instance. */
export type SolanaContext = Base & {
  /** Account requests that may open the wallet's window, keyed by the wallet object. */
  readonly requestAccounts: SharedRequest<unknown>
  readonly silentRequests: SilentRequests<unknown>
}

export type SolanaSessionEntry = SessionEntry<SolanaContext, NetworkClients, WalletSource>

/** Creates the context of one instance from the part that all namespaces share. */
export function createContext(base: Base): SolanaContext {
  const { ports, lifetime } = base
  const { clock, storage } = ports
  return {
    ...base,
    requestAccounts: createSharedRequest({ clock, lifetime }),
    silentRequests: createSilentRequests({ storage, clock, lifetime }),
  }
}
