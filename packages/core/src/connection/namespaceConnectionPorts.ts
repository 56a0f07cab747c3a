import type { ChainNamespace, Ports, Session } from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Events } from '../events/createEvents.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'

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
  readonly lifetime: AbortSignal
  /** The namespace's adapter, as soon as it is there: only then its wallets can appear. */
  adapter(namespace: ChainNamespace): Promise<unknown>
  /** Drops what is kept of the namespace's accounts. */
  forgetDetails(namespace: ChainNamespace): void
  /** A session of another namespace came with the one that was asked for. */
  onCompanion(session: Session): void
  /** The visitor's attempt begins. */
  onAsked(connectorId: string, promise: Promise<Session>): void
  /** The account or its network is new: look its details up, show the unsupported screen. */
  onChange(change: 'connected' | 'restored' | 'account' | 'network' | 'disconnected'): void
}
