import type { ChainNamespace, Ports, Session } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Events } from '../events/createEvents.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import type { StoredPicture } from '../storage/pictureEntry.js'
import type { RestoreTurns } from './createRestoreTurns.js'
import type { WalletPictures } from './createWalletPictures.js'

/** What a namespace's connection works with. */
export type NamespaceConnectionPorts = {
  readonly namespace: ChainNamespace
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly accounts: Accounts
  readonly networks: Networks
  readonly connectors: Connectors
  readonly storage: Storage
  readonly events: Events
  /** Shared by the namespaces of an instance. */
  readonly restoreTurns: RestoreTurns
  /** Shared by the namespaces of an instance. */
  readonly pictures: WalletPictures
  readonly lifetime: AbortSignal
  /** The namespace's adapter, as soon as it is there: only then its wallets can appear. */
  adapter(namespace: ChainNamespace): Promise<unknown>
  /** Drops what is kept of the namespace's accounts. */
  forgetDetails(namespace: ChainNamespace): void
  /** The stored WalletConnect session of the namespace is no longer used, and is not open on this page. */
  onAbandoned(namespace: ChainNamespace): void
  /** A session of another namespace came with the one that was asked for; `picture` is that of their wallet. */
  onCompanion(session: Session, picture: StoredPicture | undefined): void
  /** The visitor's attempt begins. */
  onAsked(connectorId: string, promise: Promise<Session>): void
  /** The account or its network is new: look its details up, show the unsupported screen. */
  onChange(change: 'connected' | 'restored' | 'account' | 'network' | 'disconnected'): void
}
