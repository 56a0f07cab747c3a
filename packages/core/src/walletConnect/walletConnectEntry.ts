import type { AdapterFactory, ChainNamespace, Connector, ConnectRequest, Session } from '@latchkey/common'

/** The lazy part of WalletConnect: everything behind its connectors and its pairing URI. */
export type WalletConnectEntry = {
  connect(namespace: ChainNamespace, request?: ConnectRequest): Promise<Session>
  restore(namespace: ChainNamespace, request?: ConnectRequest): ReturnType<NonNullable<Connector['restore']>>
  /** Ends a namespace's stored session that was not opened on this page. Never rejects. */
  forget(namespace: ChainNamespace): Promise<void>
  prepare(): Promise<void>
  uri(): string | undefined
  release(): void
  /** Returns how the app of the restored wallet was opened, if that is stored. */
  restoredPlatform(): Session['platform']
  /** Returns the adapter of a namespace for which the app passed none. */
  createUniversalAdapter(namespace: ChainNamespace): Promise<AdapterFactory>
}
