import type { ChainNamespace, Network } from '@latchkey/common'
import type { ResolvedOptions } from '@latchkey/core'
import { pickInitialNetwork } from '@latchkey/core/start'

/** Returns the network on a server and in the first client render, where storage is unknown. */
export function serverNetwork(options: ResolvedOptions, namespace?: ChainNamespace): Network | undefined {
  return pickNetwork(options, pickInitialNetwork(options), namespace)
}

/** Returns the first active network of a visit, or the first one of the given namespace. */
export function pickNetwork(
  { networks }: Pick<ResolvedOptions, 'networks'>,
  initial: Network | undefined,
  namespace: ChainNamespace | undefined,
): Network | undefined {
  if (!namespace || initial?.chainNamespace === namespace) return initial
  return networks.find(({ chainNamespace }) => chainNamespace === namespace)
}
