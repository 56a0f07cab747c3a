import type { ChainNamespace, Connector, Metadata, Network, Ports, WalletConnectDescriptor } from '@latchkey/common'

/** The part of an instance that reaches wallets elsewhere, as far as tests use it. */
export type WalletConnectPart = {
  connector(namespace: ChainNamespace): Connector
  prepare(): Promise<void>
  uri(): string | undefined
  destroy(): void
}

/** As `createWalletConnect` of `@latchkey/walletconnect` is called. */
export type CreateWalletConnect = (options: {
  readonly ports: Ports
  readonly projectId: string
  readonly relayUrl: string
  readonly metadata: Metadata
  readonly storagePrefix: string
  requested(): Promise<
    readonly {
      readonly namespace: ChainNamespace
      readonly descriptor: WalletConnectDescriptor
      readonly networks: readonly Network[]
    }[]
  >
  isTaken(): boolean
  onRefused(): void
  readonly lifetime: AbortSignal
}) => WalletConnectPart
