import type { CaipAddress, CaipNetworkId, ChainNamespace, WalletInfo } from '@latchkey/common'

/** Parameters of `connect`. */
export type ConnectParameters = {
  /** The wallet to connect, by the id of its connector. Default: the modal opens and the visitor selects a wallet. */
  readonly connectorId?: string | undefined
  /**
   * The wallet to connect, by its id in the directory or in `customWallets`: the installed wallet, otherwise its app
   * over WalletConnect. While the call is pending, `walletConnect.state.uri` is the text of the QR code. `connectorId`
   * takes precedence.
   */
  readonly walletId?: string | undefined
  /** The namespace to connect in, for wallets with several. */
  readonly namespace?: ChainNamespace | undefined
  /** The network to connect on. Default: the namespace's active one. */
  readonly networkId?: string | number | undefined
  /** Cancels the connect attempt. */
  readonly signal?: AbortSignal | undefined
}

/** The connections to end. Default: all. */
export type DisconnectTarget = {
  readonly namespace?: ChainNamespace | undefined
  /** Ends only connections with this connector. Without `namespace`, in every namespace. */
  readonly connectorId?: string | undefined
}

/** A connected wallet. */
export type ConnectResult = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly address: string
  /** The address by CAIP-10, such as `eip155:1:0x…`. */
  readonly caipAddress: CaipAddress
  /** The network by CAIP-2, such as `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId
  readonly wallet: WalletInfo
}
