import type { AdapterFactory, ChainNamespace, Connector, ConnectRequest, Identity, Session } from '@latchkey/common'
import type { TrackedEvent } from '../events/createEvents.js'

/** What the connectors of WalletConnect do, and what stands behind them once one is used. */
export type PairingPart = {
  connect(namespace: ChainNamespace, request?: ConnectRequest): Promise<Session>
  restore(namespace: ChainNamespace, request?: ConnectRequest): ReturnType<NonNullable<Connector['restore']>>
  /** The namespace no longer uses its stored session, which was not opened on this page. Never rejects. */
  forget(namespace: ChainNamespace): Promise<void>
  prepare(): Promise<void>
  uri(): string | undefined
  release(): void
}

/** What needs services elsewhere; loaded only where the app named one. */
export type Remote = PairingPart & {
  /** What stands in for an adapter where the app passed none. */
  factory(namespace: ChainNamespace): Promise<AdapterFactory>
  /** Asks `services.chainData` for the name and picture of an address. */
  identity(address: string, signal: AbortSignal): Promise<Identity>
  startAnalytics(backlog: readonly TrackedEvent[]): Promise<void>
}
