import type { CaipNetworkId, Network } from '@latchkey/common'
import type { Core } from '@latchkey/core'

/** The active network as apps see it; plain data. */
export type NetworkView = {
  readonly caipNetwork: Network | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly chainId: number | string | undefined
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[]
  readonly supportsAllNetworks: boolean
}

const noIds: readonly CaipNetworkId[] = []

function describe(network: Network | undefined): NetworkView {
  return {
    caipNetwork: network,
    caipNetworkId: network?.caipNetworkId,
    chainId: network?.id,
    approvedCaipNetworkIds: noIds,
    supportsAllNetworks: true,
  }
}

/** The network before anything is known, and on a server. */
export function initialNetwork(core: Core): NetworkView {
  return describe(core.options.state.current.defaultNetwork ?? core.options.state.current.networks[0])
}

/** The active network now. */
export function viewNetwork(core: Core): NetworkView {
  const namespace = core.networks.state.activeNamespace
  if (!namespace) return describe(undefined)
  const { active, approvedNetworkIds, supportsAllNetworks } = core.networks.get(namespace)
  return { ...describe(active), approvedCaipNetworkIds: approvedNetworkIds, supportsAllNetworks }
}
