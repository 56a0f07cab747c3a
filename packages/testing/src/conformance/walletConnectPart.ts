import type {
  ChainNamespace,
  ConnectRequest,
  Metadata,
  Network,
  OpenRemote,
  Ports,
  SafeStorage,
  Session,
} from '@latchkey/common'

/** The used part of an instance's WalletConnect client. */
export type WalletConnectPart = {
  connect(namespace: ChainNamespace, request?: ConnectRequest): Promise<Session>
  restore(namespace: ChainNamespace, request?: ConnectRequest): Promise<Session>
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
  readonly storage: SafeStorage
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
