import type { ChainNamespace, Network } from '@latchkey/common'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { StorageReader } from '../storage/createStorageReader.js'
import { activeNetworkEntry } from '../storage/storedState.js'

/**
 * Returns the first active network of a visit, or of one namespace: the stored one if the app still requests it, else
 * `defaultNetwork`, else the first. Networks without an adapter are skipped, unless none has one.
 */
export function pickInitialNetwork(
  { networks, defaultNetwork, namespaces }: Pick<ResolvedOptions, 'networks' | 'defaultNetwork' | 'namespaces'>,
  storage?: Pick<StorageReader, 'get'>,
  namespace?: ChainNamespace,
): Network | undefined {
  const isWanted = ({ chainNamespace }: Network) =>
    namespace ? chainNamespace === namespace : namespaces.includes(chainNamespace)
  const preferred = networks.filter(isWanted)
  const candidates = namespace || preferred.length > 0 ? preferred : networks
  const find = (id: string | undefined) => candidates.find(({ caipNetworkId }) => caipNetworkId === id)
  return find(storage?.get(activeNetworkEntry(namespace))) ?? find(defaultNetwork?.caipNetworkId) ?? candidates[0]
}
