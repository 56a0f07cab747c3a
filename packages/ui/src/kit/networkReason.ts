import type { Network } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import type { TextKey } from '../locales/en.js'

/** Why a network cannot be chosen; `undefined` when it can. */
export function networkReason({ networks, options }: Core, network: Network): TextKey | undefined {
  if (!options.state.current.namespaces.includes(network.chainNamespace)) return 'networkNoAdapter'
  const { supportsAllNetworks, approvedNetworkIds } = networks.get(network.chainNamespace)
  return supportsAllNetworks || approvedNetworkIds.includes(network.caipNetworkId) ? undefined : 'networkNotApproved'
}
