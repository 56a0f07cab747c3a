import type { ChainNamespace, Connector, Metadata, Network, OpenRemote, Ports } from '@latchkey/common'

/** The used part of an instance's WalletConnect client. */
export type WalletConnectPart = {
  connector(namespace: ChainNamespace): Connector
  prepare(): Promise<void>
  uri(): string | undefined
  destroy(): void
}

/** The type of `createWalletConnect` in `@latchkey/walletconnect`. */
export type CreateWalletConnect = (options: {
  readonly ports: Ports
  readonly projectId: string
  readonly relayUrl: string
  readonly metadata: Metadata
  readonly storagePrefix: string
  requested(): Promise<
    readonly {
      readonly namespace: ChainNamespace
      readonly openRemote: OpenRemote
      readonly networks: readonly Network[]
    }[]
  >
  isTaken(): boolean
  onRefused(): void
  readonly lifetime: AbortSignal
}) => WalletConnectPart
