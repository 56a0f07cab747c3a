import type { AdapterFactory, ChainNamespace, Connector } from '@latchkey/common'
import type { TrackedEvent } from '../analytics/startAnalytics.js'
import type { DirectoryReader } from '../directory/createDirectoryReader.js'

/** The connectors of WalletConnect, and what stands behind them once one is used. */
export type PairingPart = {
  connector(namespace: ChainNamespace): Connector
  prepare(): Promise<void>
  uri(): string | undefined
  release(): void
}

/** What needs services elsewhere; loaded only where the app named one. */
export type Remote = PairingPart & {
  connector(namespace: ChainNamespace): Connector
  /** What stands in for an adapter where the app passed none. */
  factory(namespace: ChainNamespace): Promise<AdapterFactory>
  directory(): Promise<DirectoryReader>
  startAnalytics(backlog: readonly TrackedEvent[]): Promise<void>
}
