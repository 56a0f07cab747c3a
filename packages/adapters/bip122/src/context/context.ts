import {
  type BaseContext,
  createSharedRequest,
  createSilentRequests,
  type SessionEntry,
  type SharedRequest,
  type SilentRequests,
} from '@latchkey/adapter-kit'
import type { Clients } from '../network/clients.js'
import type { FoundWallet } from '../wallet/foundWallet.js'
import type { WalletResponse } from '../wallet/walletDriver.js'
import type { Bip122AdapterOptions } from './options.js'

type Base = BaseContext<Bip122AdapterOptions, Clients> & { loadSession(): Promise<Bip122SessionEntry> }

/** Shared dependencies of one adapter instance. */
export type Bip122Context = Base & {
  /** Address requests that may open the wallet's window, keyed by the wallet's provider. */
  readonly requestAddresses: SharedRequest<WalletResponse>
  readonly silentRequests: SilentRequests<WalletResponse | undefined>
}

export type Bip122SessionEntry = SessionEntry<Bip122Context, Clients, FoundWallet> & {
  /** Calls back when a locked wallet shares addresses again or responds late. Returns an unsubscribe function. */
  watchUnlock(context: Bip122Context, wallet: FoundWallet, listener: () => void): () => void
}

/** Creates the context of one instance from the part that all namespaces share. */
export function createContext(base: Base): Bip122Context {
  const { ports, lifetime } = base
  const { clock, storage } = ports
  return {
    ...base,
    requestAddresses: createSharedRequest({ clock, lifetime }),
    silentRequests: createSilentRequests({ storage, clock, lifetime }),
  }
}
