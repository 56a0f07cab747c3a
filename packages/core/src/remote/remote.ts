import type { AdapterFactory, ChainNamespace, Connector, ConnectRequest, Session } from '@latchkey/common'
import type { DirectoryReader } from '../directory/createDirectoryReader.js'
import type { TrackedEvent } from '../events/createEvents.js'

/** What the connectors of WalletConnect do, and what stands behind them once one is used. */
export type PairingPart = {
  connect(namespace: ChainNamespace, request?: ConnectRequest): Promise<Session>
  restore(namespace: ChainNamespace, request?: ConnectRequest): ReturnType<NonNullable<Connector['restore']>>
  prepare(): Promise<void>
  uri(): string | undefined
  release(): void
}

/** What needs services elsewhere; loaded only where the app named one. */
export type Remote = PairingPart & {
  /** What stands in for an adapter where the app passed none. */
  factory(namespace: ChainNamespace): Promise<AdapterFactory>
  directory(): Promise<DirectoryReader>
  startAnalytics(backlog: readonly TrackedEvent[]): Promise<void>
}
