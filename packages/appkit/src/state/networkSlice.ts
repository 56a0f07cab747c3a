import type { CaipNetworkId, Network } from '@latchkey/common'
import type { Slice } from './slice.js'

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

export const networkSlice: Slice<NetworkView> = {
  watched: ['networks'],
  initial(source, namespace) {
    const initial = source.initialNetwork()
    if (!namespace || initial?.chainNamespace === namespace) return viewNetwork(initial)
    return viewNetwork(source.resolved().networks.find(({ chainNamespace }) => chainNamespace === namespace))
  },
}

const noIds: readonly CaipNetworkId[] = []

/** Returns the network while no wallet restricts it. */
export function viewNetwork(network: Network | undefined): NetworkView {
  return {
    caipNetwork: network,
    caipNetworkId: network?.caipNetworkId,
    chainId: network?.id,
    approvedCaipNetworkIds: noIds,
    supportsAllNetworks: true,
  }
}
