import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/common'

/** The state of an instance, as plain data. */
export type StateView = {
  /** The modal is open. */
  readonly open: boolean
  /** The modal is loading. */
  readonly loading: boolean
  /** Every stored connection is restored or has failed. */
  readonly initialized: boolean
  /** CAIP-2 id of the active network. */
  readonly selectedNetworkId: CaipNetworkId | undefined
  /** The active namespace. */
  readonly activeChain: ChainNamespace | undefined
  /** The wallet with a pending connect request. */
  readonly connectingWallet: { readonly id: string; readonly name: string } | undefined
}

/** Returns the state of an instance with a closed modal and no pending request. */
export function idleState(network: Network | undefined, { initialized }: Pick<StateView, 'initialized'>): StateView {
  return {
    open: false,
    loading: false,
    initialized,
    selectedNetworkId: network?.caipNetworkId,
    activeChain: network?.chainNamespace,
    connectingWallet: undefined,
  }
}
