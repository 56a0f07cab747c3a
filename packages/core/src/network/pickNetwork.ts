import type { ChainNamespace, Network } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import { namespaceNetworkEntry } from '../storage/storedState.js'

/** The network a namespace begins with: the one last looked at there if the app still asks for it, else the app's default, else its first. */
export function pickNetwork(
  { networks, defaultNetwork }: Pick<ResolvedOptions, 'networks' | 'defaultNetwork'>,
  namespace: ChainNamespace,
  storage?: Pick<Storage, 'get'>,
): Network | undefined {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  const storedId = storage?.get(namespaceNetworkEntry(namespace))
  return (
    own.find(({ caipNetworkId }) => caipNetworkId === storedId) ??
    own.find(({ caipNetworkId }) => caipNetworkId === defaultNetwork?.caipNetworkId) ??
    own[0]
  )
}
