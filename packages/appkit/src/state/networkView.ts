import type { CaipNetworkId, Network } from '@latchkey/common'

/** The active network, as plain data. */
export type NetworkView = {
  /** `undefined` if the wallet is on an unsupported network. */
  readonly caipNetwork: Network | undefined
  /** The CAIP-2 id, such as `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** The chain's own id: a number for `eip155`, text otherwise. */
  readonly chainId: number | string | undefined
  /** The networks that the wallet approved, if it approved only some. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[]
  /** Whether the wallet can switch to every network of the app. */
  readonly supportsAllNetworks: boolean
}

const noIds: readonly CaipNetworkId[] = []

/** The network while no wallet restricts it. */
export function viewNetwork(network: Network | undefined): NetworkView {
  return {
    caipNetwork: network,
    caipNetworkId: network?.caipNetworkId,
    chainId: network?.id,
    approvedCaipNetworkIds: noIds,
    supportsAllNetworks: true,
  }
}
