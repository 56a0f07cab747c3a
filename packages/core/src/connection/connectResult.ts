import type { CaipAddress, CaipNetworkId, ChainNamespace, WalletInfo } from '@latchkey/common'

/** What `connect()` is asked for. Without a connector the modal opens and the visitor chooses. */
export type ConnectParameters = {
  readonly connectorId?: string | undefined
  readonly namespace?: ChainNamespace | undefined
  /** The network the wallet is asked to be on; by default the namespace's active one. */
  readonly networkId?: string | number | undefined
  readonly signal?: AbortSignal | undefined
}

/** A connected wallet. */
export type ConnectResult = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly caipNetworkId: CaipNetworkId
  readonly wallet: WalletInfo
}
