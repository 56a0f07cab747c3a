import {
  type BaseContext,
  createSharedRequest,
  createSilentRequests,
  type NetworkClients,
  type SessionEntry,
  type SharedRequest,
  type SilentRequests,
} from '@latchkey/adapter-kit'
import type { Network } from '@latchkey/common'
import type { OpenWallet } from '../wallet/openWallet.js'
import type { WalletSource } from '../wallet/walletSource.js'
import type { PolkadotAdapterOptions } from './options.js'

type Base = BaseContext<PolkadotAdapterOptions, NetworkClients> & { loadSession(): Promise<PolkadotSessionEntry> }

/** Shared dependencies of one adapter instance. */
export type PolkadotContext = Base & {
  /** Requests for access and accounts, keyed by the wallet's entry in `injectedWeb3`. */
  readonly requestAccess: SharedRequest<SharedWallet>
  readonly silentRequests: SilentRequests<SharedWallet>
  /** Caches results by name and shares pending calls. Failures are not cached. */
  remember<T>(name: string, ask: () => Promise<T>): Promise<T>
  /** The transactions that `sendTransaction` sent, by hash. */
  readonly sentTransactions: Map<string, SentTransaction>
}

/** A transaction that was sent. Nodes have no request that finds a transaction by its hash. */
export type SentTransaction = {
  readonly network: Network
  readonly accountId: Uint8Array
  readonly nonce: number
  /** Number of a block before that of the transaction. */
  readonly blockNumber: number
  /** Whether the transaction is known to be in a block. */
  isIncluded: boolean
}

/** A wallet that granted access, and its response to the request for accounts. */
export type SharedWallet = { readonly wallet: OpenWallet; readonly accounts: unknown }

export type PolkadotSessionEntry = SessionEntry<PolkadotContext, NetworkClients, WalletSource>

/** Creates the context of one instance from the part that all namespaces share. */
export function createContext(base: Base): PolkadotContext {
  const { ports, lifetime } = base
  const { clock, storage } = ports
  return {
    ...base,
    requestAccess: createSharedRequest({ clock, lifetime, keepsUnread: true }),
    silentRequests: createSilentRequests({ storage, clock, lifetime }),
    remember: createMemory(),
    sentTransactions: new Map(),
  }
}

/** Caches results by name for the lifetime of the adapter. Pending calls are shared, failures are not cached. */
function createMemory(): <T>(name: string, ask: () => Promise<T>) => Promise<T> {
  const answers = new Map<string, Promise<unknown>>()
  return (name, ask) => {
    const known = answers.get(name)
    // All callers of one name expect the same type.
    if (known) return known as ReturnType<typeof ask>
    const response = ask()
    answers.set(name, response)
    response.catch(() => answers.delete(name))
    return response
  }
}
