import type { ChainNamespace, Network } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { StorageReader } from '../storage/createStorageReader.js'
import { activeNetworkEntry } from '../storage/storedState.js'

/**
 * The network a visit begins with, as a whole or in one namespace: the one last looked at if the app still asks for it, else the
 * app's default, else its first. A network that no adapter serves is none to begin with, unless none is served.
 */
export function pickInitialNetwork(
  { networks, defaultNetwork, namespaces }: Pick<ResolvedOptions, 'networks' | 'defaultNetwork' | 'namespaces'>,
  storage?: Pick<StorageReader, 'get'>,
  namespace?: ChainNamespace,
): Network | undefined {
  const isWanted = ({ chainNamespace }: Network) =>
    namespace ? chainNamespace === namespace : namespaces.includes(chainNamespace)
  const wanted = networks.filter(isWanted)
  const candidates = namespace || wanted.length > 0 ? wanted : networks
  const find = (id: string | undefined) => candidates.find(({ caipNetworkId }) => caipNetworkId === id)
  return find(storage?.get(activeNetworkEntry(namespace))) ?? find(defaultNetwork?.caipNetworkId) ?? candidates[0]
}
