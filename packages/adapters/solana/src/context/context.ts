import type {
  BaseContext,
  NetworkClients,
  SessionEntry,
  SharedRequest,
  SilentRequests,
  TransactionLookup,
} from '@latchkey/adapter-kit'
import type { WalletSource } from '../wallet/walletSource.js'
import type { SolanaAdapterOptions } from './options.js'

/** Shared dependencies of one adapter instance. */
export type SolanaContext = BaseContext<SolanaAdapterOptions, NetworkClients> & {
  loadSession(): Promise<SolanaSessionEntry>
  /** Account requests that may open the wallet's window, keyed by the wallet object. */
  readonly requestAccounts: SharedRequest<unknown>
  readonly silentRequests: SilentRequests<unknown>
}

export type SolanaSessionEntry = SessionEntry<SolanaContext, NetworkClients, WalletSource> &
  TransactionLookup<SolanaContext>
