import type { Network } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import { activeNetworkEntry } from '../storage/storedState.js'

/**
 * The network a visit begins with: the one last looked at if the app still asks for it, else the app's default, else its first.
 * A network that no adapter serves is none to begin with, unless none is served.
 */
export function pickInitialNetwork(
  { networks, defaultNetwork, namespaces }: Pick<ResolvedOptions, 'networks' | 'defaultNetwork' | 'namespaces'>,
  storage?: Pick<Storage, 'get'>,
): Network | undefined {
  const storedId = storage?.get(activeNetworkEntry)
  const served = networks.filter(({ chainNamespace }) => namespaces.includes(chainNamespace))
  const pick = (from: readonly Network[]) =>
    from.find(({ caipNetworkId }) => caipNetworkId === storedId) ??
    from.find(({ caipNetworkId }) => caipNetworkId === defaultNetwork?.caipNetworkId) ??
    from[0]
  return pick(served) ?? pick(networks)
}
