import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { Slice } from './slice.js'

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

/** Before core has loaded, the modal is closed and no request is pending. */
export const viewSlice: Slice<StateView> = {
  watched: ['modal', 'connection', 'connectors', 'accounts', 'networks', 'signIn'],
  initial(source) {
    const network = source.initialNetwork()
    return {
      open: false,
      loading: false,
      initialized: source.isInitialized(),
      selectedNetworkId: network?.caipNetworkId,
      activeChain: network?.chainNamespace,
      connectingWallet: undefined,
    }
  },
}
