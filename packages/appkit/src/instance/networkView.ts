import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/common'
import { pickInitialNetwork } from '@latchkey/core/start'
import type { Live } from './live.js'

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

/** The network on a server and in the first client render: what is stored is not known there. */
export function serverNetwork({ options }: Live, wanted?: ChainNamespace): NetworkView {
  return describe(pickOf(options, pickInitialNetwork(options), wanted))
}

/** The active network of a namespace, by default the active one. */
export function viewNetwork({ core, options, initialNetwork }: Live, wanted?: ChainNamespace): NetworkView {
  if (!core) {
    return describe(pickOf(options, initialNetwork, wanted))
  }
  const namespace = wanted ?? core.networks.state.activeNamespace
  if (!namespace) return describe(undefined)
  const { active, approvedNetworkIds, supportsAllNetworks } = core.networks.get(namespace)
  return { ...describe(active), approvedCaipNetworkIds: approvedNetworkIds, supportsAllNetworks }
}

/** The network a visit begins with, or the first of the namespace that is asked for. */
function pickOf(
  { networks }: Live['options'],
  initial: Network | undefined,
  wanted: ChainNamespace | undefined,
): Network | undefined {
  if (!wanted || initial?.chainNamespace === wanted) return initial
  return networks.find(({ chainNamespace }) => chainNamespace === wanted)
}
