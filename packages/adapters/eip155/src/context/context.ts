import {
  type BaseContext,
  createSharedRequest,
  type NetworkClients,
  type SessionEntry,
  type SharedRequest,
} from '@latchkey/adapter-kit'
import type { Adapter } from '@latchkey/common'
import type { Wallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import type { Eip155AdapterOptions } from './options.js'

type Base = BaseContext<Eip155AdapterOptions, NetworkClients> & { loadSession(): Promise<Eip155SessionEntry> }

/** Shared dependencies of one adapter instance. */
export type Eip155Context = Base & {
  /** Requests to wallets, keyed by provider, method and parameters. */
  readonly requestWallet: SharedRequest<unknown>
  /** Wallets of hosts by transaction id, for hosts whose transaction ids are unknown to nodes. */
  readonly hostTransactions: Map<string, Pick<Wallet, 'ask'>>
}

export type Eip155SessionEntry = SessionEntry<Eip155Context, NetworkClients, WalletSource> & {
  getIdentity(
    context: Eip155Context,
    parameters: Parameters<NonNullable<Adapter['getIdentity']>>[0],
  ): ReturnType<NonNullable<Adapter['getIdentity']>>
}

/** Creates the context of one instance from the part that all namespaces share. */
export function createContext(base: Base): Eip155Context {
  return {
    ...base,
    requestWallet: createSharedRequest({ clock: base.ports.clock, lifetime: base.lifetime }),
    hostTransactions: new Map(),
  }
}
